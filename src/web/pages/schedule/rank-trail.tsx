import type { Team, TeamSchedule } from '../../../core/contract/views/index.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { BumpChart } from '../../charts/bump-chart.tsx';
import { Section } from '../../components/section.tsx';

interface Props {
  poll: TeamSchedule['poll'];
  team: Team;
  /** Whether the season is over, so that the last poll is the final one. */
  over: boolean;
}

/** The team's place in the poll, week by week. */
export default function RankTrail({ poll, team, over }: Props) {
  const line = {
    name: team.name,
    label: team.abbreviation,
    colors: [team.colorPrimary, team.colorSecondary] as const,
    ranks: poll.map((each) => each.ranking),
  };
  return (
    <Section title={HEADINGS.inThePoll}>
      <BumpChart weeks={poll.map((each) => each.week)} lines={[line]} depth={25} height={230} final={over} />
    </Section>
  );
}
