import { useDeferredValue, useMemo, useState } from 'react';
import { Conferences } from './conferences.tsx';
import { CrestsOf, crestsOf } from './crests.tsx';
import { type League, moved, withConferenceName, withTeam } from './league.ts';
import { SaveBar } from './save-bar.tsx';
import { TeamForm } from './team-form.tsx';

/** Edits a copy of a universe. */
export function Editor({ source, file }: { source: League; file: string | null }) {
  const [league, setLeague] = useState(source);
  const [chosen, setChosen] = useState<number | null>(null);
  // Typing is never held up by redrawing a hundred logos.
  const shown = useDeferredValue(league);
  const crests = useMemo(() => crestsOf(shown), [shown]);
  return (
    <CrestsOf value={crests}>
      <SaveBar league={league} file={file} onName={(name) => setLeague({ ...league, name })} />
      <div className="universe-editor">
        {chosen === null ? (
          <p className="muted team-form">Pick a team to change it, or drag it to another conference.</p>
        ) : (
          <TeamForm
            key={chosen}
            league={league}
            place={chosen}
            onChange={(change) => setLeague(withTeam(league, chosen, change))}
            onMove={(conference) => setLeague(moved(league, chosen, conference))}
          />
        )}
        <Conferences
          league={league}
          chosen={chosen}
          onChoose={setChosen}
          onMove={(place, conference) => setLeague(moved(league, place, conference))}
          onRename={(conference, name) => setLeague(withConferenceName(league, conference, name))}
        />
      </div>
    </CrestsOf>
  );
}
