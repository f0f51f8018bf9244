import { z } from 'zod';
import { JOB_ENDS } from '../../model/coaches.ts';
import { color, info, playoffSize, stageName, whole } from './shared.ts';

/** A team on the new-game page; lists are sorted by prestige, best first, then by name. */
export const previewTeam = z
  .strictObject({
    name: z.string(),
    mascot: z.string(),
    abbreviation: z.string(),
    prestige: whole,
    ceiling: whole,
    floor: whole,
    colorPrimary: color,
    colorSecondary: color,
  })
  .meta({ id: 'PreviewTeam' });
export type PreviewTeam = z.infer<typeof previewTeam>;

const previewConference = z
  .strictObject({
    confName: z.string(),
    confFullName: z.string(),
    /** Conference games each member plays. */
    confGames: whole,
    teams: z.array(previewTeam),
  })
  .meta({ id: 'PreviewConference' });

/** A saved dynasty in the list of saves, most recently played first. */
const savedGame = z
  .strictObject({
    user_id: z.string(),
    team: z.string(),
    year: whole,
    stage: stageName,
    week: whole,
    /** Whether the season is finished and only the summary remains. */
    over: z.boolean(),
    /** File name within the saves folder. */
    file: z.string(),
    /** ISO 8601, UTC. */
    savedAt: z.string(),
  })
  .meta({ id: 'SavedGame' });
export type SavedGame = z.infer<typeof savedGame>;

/** A file in the saves folder that cannot be opened. */
const damagedSave = z
  .strictObject({
    /** File name within the saves folder. */
    file: z.string(),
    /** The problem, in one sentence. */
    error: z.string(),
  })
  .meta({ id: 'DamagedSave' });
export type DamagedSave = z.infer<typeof damagedSave>;

const seasonOpening = z
  .strictObject({
    team: z.string(),
    /** The team's record the season before; null if not in FBS then. */
    record: z.strictObject({ wins: whole, losses: whole }).nullable(),
    /** The previous head coach and why he left; null if unknown. */
    left: z
      .strictObject({ first: z.string(), last: z.string(), since: whole, end: z.enum(JOB_ENDS).nullable() })
      .nullable(),
  })
  .meta({ id: 'SeasonOpening' });
export type SeasonOpening = z.infer<typeof seasonOpening>;

const seasonOpenings = z
  .strictObject({
    /** Seed of the dynasty with these openings. */
    seed: z.string(),
    /** Most prestigious program first. */
    jobs: z.array(seasonOpening),
    /** The job offered to a coach who takes any opening. */
    any: z.string(),
  })
  .meta({ id: 'SeasonOpenings' });

export const home = z.strictObject({
  /** Newest first. */
  years: z.array(z.string()),
  /** The client's saved game, else the server's active one, else null. */
  info: info.nullable(),
  selected_year: z.string(),
  /** The universe requested; absent for the real world. */
  universe: z.strictObject({ id: z.string(), name: z.string() }).optional(),
  preview: z.strictObject({
    /** By conference name. */
    conferences: z.record(z.string(), previewConference),
    independents: z.array(previewTeam),
    playoff: z.strictObject({ teams: playoffSize, conf_champ_autobids: whole, conf_champ_top_4: z.boolean() }),
  }),
  /** Present only if requested. */
  openings: seasonOpenings.optional(),
  saves: z.array(savedGame),
  damaged: z.array(damagedSave),
});
export type Home = z.infer<typeof home>;
