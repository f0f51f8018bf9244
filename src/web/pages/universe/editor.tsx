import { useDeferredValue, useMemo, useState } from 'react';
import { UNIVERSE_TEAMS } from '../../../core/model/facts.ts';
import { itemAt } from '../../../core/model/lists.ts';
import { Conferences } from './conferences.tsx';
import { CrestsOf, crestsOf } from './crests.tsx';
import { useDraft } from './drafts.ts';
import { type League, moved, withConferenceName, withNewTeam, withoutTeam, withTeam } from './league.ts';
import { RosterButton } from './roster-table.tsx';
import { SaveBar } from './save-bar.tsx';
import { TeamForm } from './team-form.tsx';

interface Props {
  source: League;
  /** Identifies the source among the drafts. */
  name: string;
  /** The file it was read from; null if none. */
  file: string | null;
}

/** Edits a copy of a universe. */
export function Editor({ source, name, file }: Props) {
  const draft = useDraft(name, source);
  const { league, change } = draft;
  const [chosen, setChosen] = useState<number | null>(null);
  // Keep typing responsive while a hundred logos are redrawn.
  const shown = useDeferredValue(league);
  const crests = useMemo(() => crestsOf(shown), [shown]);
  const count = league.teams.length;
  const add = (conference: string | null) => {
    change(withNewTeam(league, conference));
    setChosen(count);
  };
  const remove = (place: number) => {
    setChosen(null);
    change(withoutTeam(league, place));
  };
  return (
    <CrestsOf value={crests}>
      <SaveBar draft={draft} file={file} onDiscard={() => setChosen(null)} />
      <div className="universe-editor">
        {chosen === null || chosen >= count ? (
          <p className="muted team-form">Pick a team to change it, drag it to another conference, or add one.</p>
        ) : (
          <TeamForm
            key={chosen}
            league={league}
            place={chosen}
            onChange={(team) => change(withTeam(league, chosen, team))}
            onMove={(conference) => change(moved(league, chosen, conference))}
            roster={<RosterButton league={league} team={itemAt(league.teams, chosen).name} onChange={change} />}
            onRemove={count > UNIVERSE_TEAMS.least ? () => remove(chosen) : undefined}
          />
        )}
        <Conferences
          league={league}
          chosen={chosen}
          onChoose={setChosen}
          onMove={(place, conference) => change(moved(league, place, conference))}
          onRename={(conference, to) => change(withConferenceName(league, conference, to))}
          onAdd={count < UNIVERSE_TEAMS.most ? add : undefined}
        />
      </div>
    </CrestsOf>
  );
}
