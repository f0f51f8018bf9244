import { Link } from 'react-router-dom';
import type { Home } from '../../../core/app/views/index.ts';
import { type Stage, stageFacts } from '../../../core/model/stages.ts';
import { storeUserId } from '../../client.ts';
import { Logo } from '../../components/logo.tsx';
import { forgetEverything } from '../../state/query.ts';

interface Saved {
  userId: string;
  year: number;
  stage: Stage;
  week: number;
  team: string;
  note: string;
}

/** `Season (Week N)` during a season, else the stage's own label. */
export function savedStageLabel(stage: Stage, week: number): string {
  return stage === 'season' ? `Season (Week ${week})` : stageFacts(stage).label;
}

/** The asker's own game first, then the others there are. */
export function savedGames(home: Home): Saved[] {
  const { info } = home;
  const saves = home.saves ?? [];
  const own = info && {
    userId: info.user_id,
    year: info.currentYear,
    stage: info.stage,
    week: info.currentWeek,
    team: info.team.name,
    note: saves.find((save) => save.user_id === info.user_id)?.file ?? '',
  };
  const others = saves
    .filter((save) => save.user_id !== info?.user_id)
    .map((save) => ({ ...save, userId: save.user_id, note: save.file }));
  return own ? [own, ...others] : others;
}

function continueAs(userId: string): void {
  if (userId) storeUserId(userId);
  forgetEverything();
}

export function LoadGame({ home }: { home: Home }) {
  return (
    <div className="table-frame">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col" className="plain">
              Year
            </th>
            <th scope="col" className="plain">
              Stage
            </th>
            <th scope="col" className="plain">
              Team
            </th>
            <th scope="col" className="plain">
              File
            </th>
            <th scope="col">
              <span className="visually-hidden">Continue</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {savedGames(home).map((save, index) => (
            <tr key={save.userId}>
              <td>{save.year}</td>
              <td>{savedStageLabel(save.stage, save.week)}</td>
              <td>
                <span className="row-line">
                  <Logo name={save.team} size={24} /> {save.team}
                </span>
              </td>
              <td className="muted">{save.note}</td>
              <td className="right">
                <Link
                  className={`btn btn-sm ${index === 0 ? 'btn-primary' : 'btn-quiet'}`}
                  to={stageFacts(save.stage).page}
                  onClick={() => continueAs(save.userId)}
                >
                  Continue Game
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
