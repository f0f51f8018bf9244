import type { ReactNode } from 'react';
import type { Home } from '../../../core/contract/views/index.ts';
import { byesOf, takesChampions } from '../../../core/model/playoff.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { Picker } from '../../components/pickers.tsx';
import { through } from '../../words.ts';

/** The playoff as the form has it. */
export interface Format {
  teams: number;
  autobids: number;
  championsTopFour: boolean;
}

/** The season's own playoff. */
export function formatOf(home: Home): Format {
  const { teams, conf_champ_autobids, conf_champ_top_4 } = home.preview.playoff;
  return { teams, autobids: conf_champ_autobids, championsTopFour: conf_champ_top_4 };
}

export function isSameFormat(a: Format, b: Format): boolean {
  return a.teams === b.teams && a.autobids === b.autobids && a.championsTopFour === b.championsTopFour;
}

/**
 * Returns the default format: large fields get five autobids, and those with byes put champions on top; smaller fields
 * have neither.
 */
function formatFor(teams: number): Format {
  return { teams, autobids: takesChampions(teams) ? 5 : 0, championsTopFour: byesOf(teams) > 0 };
}

/** Fields for the size of the playoff and the places of conference champions. */
export function FormatFields({
  format,
  conferences,
  onChange,
  children,
}: {
  format: Format;
  conferences: number;
  onChange: (next: Format) => void;
  children: ReactNode;
}) {
  return (
    <div className="fields">
      <Picker
        label={HEADINGS.playoffTeams}
        value={String(format.teams)}
        onChange={(value) => onChange(formatFor(Number(value)))}
      >
        <option value="2">2 (BCS)</option>
        <option value="4">4</option>
        <option value="12">12</option>
        <option value="16">16</option>
      </Picker>
      {takesChampions(format.teams) && (
        <>
          <Picker
            label={HEADINGS.autobids}
            value={String(format.autobids)}
            onChange={(value) => onChange({ ...format, autobids: Number(value) })}
          >
            {through(0, conferences).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Picker>
          <Picker
            label="Conference Champions Top 4 Seeds"
            value={format.championsTopFour ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...format, championsTopFour: value === 'yes' })}
          >
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Picker>
        </>
      )}
      {children}
    </div>
  );
}

/** Whether the first season's format is kept; one the season did not really have always is. */
export function LaterSeasons({ changes, onChange }: { changes: boolean; onChange: (next: boolean) => void }) {
  return (
    <Picker
      label="Later Seasons"
      value={changes ? 'changes' : 'stays'}
      onChange={(value) => onChange(value === 'changes')}
    >
      <option value="changes">Follow real changes; can grow</option>
      <option value="stays">Keep this format</option>
    </Picker>
  );
}
