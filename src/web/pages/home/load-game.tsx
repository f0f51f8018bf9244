import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { stagePage } from '../../../core/contract/stage-pages.ts';
import type { Home } from '../../../core/contract/views/index.ts';
import type { Stage } from '../../../core/model/stages.ts';
import { stageLabel } from '../../../core/words/terms.ts';
import { Fault } from '../../components/fault.tsx';
import { Logo } from '../../components/logo.tsx';
import { useDecision } from '../../state/decision.ts';
import { forgetEverything } from '../../state/query.ts';
import { forgetUserId, storeUserId } from '../../tab.ts';

const Confirm = lazy(() => import('../../components/confirm.tsx'));

interface Saved {
  userId: string;
  year: number;
  stage: Stage;
  week: number;
  over: boolean;
  team: string;
  /** Its file; empty if it is not in the list. */
  file: string;
}

/** A save's stage and week; a completed season is only marked as over. */
function savedStageLabel({ stage, week, over }: Pick<Saved, 'stage' | 'week' | 'over'>): string {
  return stage === 'season' && over ? 'Season (over)' : stageLabel(stage, week, week);
}

/** Returns all saved games, last played first; the client's own on top if the list lacks it. */
export function savedGames({ info, saves = [] }: Home): Saved[] {
  const listed = saves.map((save) => ({ ...save, userId: save.user_id }));
  if (info === null || listed.some(({ userId }) => userId === info.user_id)) return listed;
  const { user_id: userId, currentYear: year, stage, currentWeek: week, lastWeek, team } = info;
  return [{ userId, year, stage, week, over: week > lastWeek, team: team.name, file: '' }, ...listed];
}

function continueAs(userId: string): void {
  if (userId) storeUserId(userId);
  forgetEverything();
}

function Row({ save, first, onDelete }: { save: Saved; first: boolean; onDelete: () => void }) {
  const named = `${save.team}, ${save.year}`;
  return (
    <tr>
      <td>{save.year}</td>
      <td>{savedStageLabel(save)}</td>
      <td>
        <span className="row-line">
          <Logo name={save.team} size={24} /> <strong className="strong">{save.team}</strong>
        </span>
      </td>
      <td className="muted file">{save.file}</td>
      <td className="right">
        <Link
          className={`btn btn-sm ${first ? 'btn-primary' : 'btn-quiet'}`}
          to={stagePage(save.stage).page}
          onClick={() => continueAs(save.userId)}
        >
          Continue Game
        </Link>{' '}
        <button type="button" className="btn btn-sm btn-quiet" aria-label={`Delete ${named}`} onClick={onDelete}>
          Delete
        </button>
      </td>
    </tr>
  );
}

/** Deletes a saved game after a confirmation. */
function DeleteSave({ save, onDone, onClose }: { save: Saved; onDone: () => void; onClose: () => void }) {
  const { decide, fault, busy } = useDecision('deleteSave');
  const remove = async () => {
    if ((await decide({ user_id: save.userId, ...(save.file && { file: save.file }) })) === null) return;
    forgetUserId(save.userId);
    onDone();
  };
  return (
    <Confirm
      title={`Delete ${save.team}?`}
      yes={`Delete ${save.team}`}
      danger
      busy={busy}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>
        This deletes <strong>{save.team}</strong>, {save.year} {savedStageLabel(save)}
        {save.file && `, in ${save.file}`}, and every earlier state of it. This cannot be undone.
      </p>
      <Fault>{fault}</Fault>
    </Confirm>
  );
}

/** Files that cannot be opened, each with the reason. */
function Unopened({ damaged }: { damaged: Home['damaged'] }) {
  return damaged.map(({ file, error }) => (
    <tr key={file} className="damaged">
      <td />
      <td>
        <span className="chip loss">Can’t open</span>
      </td>
      <td className="muted wrap-text" colSpan={3}>
        <strong>{file}</strong>: {error}
      </td>
    </tr>
  ));
}

/** The saved games, last played first, each with buttons to continue or delete it. */
export function LoadGame({ home, onDeleted }: { home: Home; onDeleted: () => void }) {
  const [deleting, setDeleting] = useState<Saved | null>(null);
  return (
    <div className="table-frame saves">
      <table className="grid" aria-label="Saved games">
        <thead>
          <tr>
            {['Year', 'Stage', 'Team', 'File'].map((head) => (
              <th key={head} scope="col" className={`plain${head === 'File' ? ' file' : ''}`}>
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Continue or delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {savedGames(home).map((save, index) => (
            <Row
              key={`${save.file} ${save.userId}`}
              save={save}
              first={index === 0}
              onDelete={() => setDeleting(save)}
            />
          ))}
          <Unopened damaged={home.damaged ?? []} />
        </tbody>
      </table>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteSave
            save={deleting}
            onClose={() => setDeleting(null)}
            onDone={() => {
              setDeleting(null);
              onDeleted();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
