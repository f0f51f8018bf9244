import type { Settings } from '../../dynasty/dynasty-state.ts';
import type { Save } from '../../save/contracts.ts';

/** Returns the settings a dynasty began with, including its first program, wherever the player's coach works now. */
export function settingsAtStart(save: Save): Settings {
  const { settings } = save.dynasty.read();
  const begun = save.decisions.all()[0]?.input as { team?: unknown } | null | undefined;
  return typeof begun?.team === 'string' ? { ...settings, team: begun.team } : settings;
}
