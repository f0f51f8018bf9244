import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Rankings } from '../../../core/app/views/index.ts';
import { BumpChart } from '../../charts/bump-chart.tsx';
import { call } from '../../client.ts';
import { Picker } from '../../components/pickers.tsx';
import { Section } from '../../components/section.tsx';
import { useTeamBook } from '../../state/book.ts';

const LINES = 10;

/** Polls that were taken stay as they were, so each is asked for once. */
function usePolls(year: number, userId: string, weeks: readonly number[]) {
  return useQueries({
    queries: weeks.map((week) => ({
      queryKey: ['poll', userId, year, week],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => {
        const { rankings } = await call('rankings', { week });
        return rankings.map((row) => row.name);
      },
    })),
    combine: (results) => results.map((result) => result.data ?? null),
  });
}

/** How the leaders came to where they are, week by week. */
export default function PollChart({ data }: { data: Rankings }) {
  const { info, rankings } = data;
  const book = useTeamBook();
  const [focus, setFocus] = useState(info.team.name);
  const last = Math.min(info.currentWeek, info.lastWeek);
  const weeks = useMemo(() => Array.from({ length: last }, (_, index) => index + 1), [last]);
  const polls = usePolls(info.currentYear, info.user_id, weeks);
  const shown = useMemo(() => {
    const top = rankings.slice(0, LINES).map((row) => row.name);
    return top.includes(focus) ? top : [...top, focus];
  }, [rankings, focus]);
  const lines = shown.map((name) => ({
    name,
    label: book.get(name)?.abbreviation ?? name,
    color: book.get(name)?.colorPrimary ?? '#777777',
    strong: name === focus,
    ranks: polls.map((poll) => (poll ? poll.indexOf(name) + 1 || null : null)),
  }));
  return (
    <Section
      title="The poll week by week"
      tools={
        <Picker label="Follow" value={focus} onChange={setFocus}>
          {rankings.map((row) => (
            <option key={row.name}>{row.name}</option>
          ))}
        </Picker>
      }
    >
      <BumpChart weeks={weeks} lines={lines} depth={25} height={420} />
    </Section>
  );
}
