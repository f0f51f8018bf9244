import type { Charts } from '../../core/pages/parts/charts.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Section } from '../components/section.tsx';
import { BumpChart } from './bump-chart.tsx';

/** The team's poll rank, week by week. */
export default function RankTrail({ poll, team, over }: Charts['rankTrail']) {
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
