import { Link } from 'react-router-dom';
import type { Dashboard, Playoff } from '../../../core/app/views/index.ts';
import { ordinal, plural } from '../../../core/present/numbers.ts';
import { Section } from '../../components/section.tsx';
import { conferencePage } from '../../paths.ts';
import { useQuery } from '../../state/query.ts';

/** Where a team stands in its conference, in one sentence. */
export function conferenceStake({ team, confTeams, info }: Dashboard): string | null {
  if (team.conference === 'Independent') return null;
  const place = confTeams.findIndex((each) => each.name === team.name);
  const leader = confTeams[0];
  const second = confTeams[1];
  if (place < 0 || !leader || confTeams.every((each) => each.confWins + each.confLosses === 0)) {
    return `The ${team.conference} race has not begun.`;
  }
  if (info.currentWeek > 15) return `Finished ${ordinal(place + 1)} in the ${team.conference}.`;
  const back = (from: typeof team, to: typeof team) =>
    (from.confWins - to.confWins + (to.confLosses - from.confLosses)) / 2;
  if (place <= 1) {
    const lead = place === 0 && second ? back(team, second) : 0;
    const third = confTeams[2];
    const cushion = third ? back(team, third) : 0;
    if (lead > 0) return `Leads the ${team.conference} by ${plural(lead, 'game')}.`;
    return `${ordinal(place + 1)} in the ${team.conference}${cushion > 0 ? `, ${plural(cushion, 'game')} clear of third` : ''}.`;
  }
  const behind = second ? back(second, team) : 0;
  const gap = behind > 0 ? `${plural(behind, 'game')} from` : 'level with';
  return `${ordinal(place + 1)} in the ${team.conference}, ${gap} second place.`;
}

/** Where a team stands for the playoff, in one sentence. */
export function playoffStake(playoff: Playoff, team: string): string {
  const seed = playoff.playoff_teams.find((each) => each.name === team);
  const projected = playoff.bracket.championship.is_projection;
  if (seed) {
    const word = projected ? 'Projected' : 'In the playoff as';
    return `${word} No. ${seed.seed} seed${seed.is_autobid ? ', an automatic bid' : ''}.`;
  }
  const out = playoff.bubble_teams.findIndex((each) => each.name === team);
  if (!projected) return 'Not in the playoff.';
  if (out === 0) return 'The first team out of the playoff.';
  if (out > 0) return `${ordinal(out + 1)} team out of the playoff.`;
  return `Outside the playoff picture; the last team in is ${playoff.playoff_teams.at(-1)?.name ?? 'not known'}.`;
}

/** What is at stake: the conference and the playoff. */
export function Stakes({ dashboard }: { dashboard: Dashboard }) {
  const playoff = useQuery('playoff').data;
  const { team } = dashboard;
  const conference = conferenceStake(dashboard);
  return (
    <Section title="At stake">
      <ul className="stakes">
        {conference && (
          <li>
            <span className="eyebrow">Conference</span>
            <Link to={conferencePage(team.conference)}>{conference}</Link>
          </li>
        )}
        <li>
          <span className="eyebrow">Playoff</span>
          {playoff ? <Link to="/playoff">{playoffStake(playoff, team.name)}</Link> : <span className="muted">–</span>}
        </li>
        <li>
          <span className="eyebrow">Poll</span>
          <Link to="/rankings">Ranked {ordinal(team.ranking)} in the AP poll.</Link>
        </li>
      </ul>
    </Section>
  );
}
