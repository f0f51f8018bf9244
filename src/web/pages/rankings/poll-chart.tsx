import { useMemo, useState } from 'react';
import type { PollHistory } from '../../../core/contract/views/index.ts';
import { BumpChart } from '../../charts/bump-chart.tsx';
import { Picker } from '../../components/pickers.tsx';
import { Section } from '../../components/section.tsx';
import { useQuery } from '../../state/query.ts';
import { useTeamDirectory } from '../../state/team-directory.ts';

const LINES = 10;

function Chart({ data: { info, weeks, teams } }: { data: PollHistory }) {
  const directory = useTeamDirectory();
  const [focus, setFocus] = useState(info.team.name);
  const shown = useMemo(() => teams.filter(({ name }, place) => place < LINES || name === focus), [teams, focus]);
  const lines = shown.map(({ name, ranks }) => {
    const known = directory.get(name);
    return {
      name,
      label: known?.abbreviation ?? name,
      colors: name === focus ? ([known?.colorPrimary ?? '', known?.colorSecondary ?? ''] as const) : null,
      ranks,
    };
  });
  return (
    <Section
      title="The poll week by week"
      tools={
        <Picker label="Follow" value={focus} onChange={setFocus}>
          {teams.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Picker>
      }
    >
      <BumpChart weeks={weeks} lines={lines} depth={25} height={420} final={(weeks.at(-1) ?? 0) > info.lastWeek} />
    </Section>
  );
}

/** The leaders, and a team to follow, through all polls of the season, from one query. */
export default function PollChart() {
  const { data } = useQuery('pollHistory');
  return data && data.weeks.length > 1 ? <Chart data={data} /> : null;
}
