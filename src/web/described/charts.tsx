import { type ComponentType, lazy, Suspense } from 'react';
import type { Charts } from '../../core/pages/parts/charts.ts';
import type { ChartSection } from '../../core/pages/parts/sections.ts';

/** Charts by name, each loaded when a page first needs it. */
const CHARTS: { [Name in keyof Charts]: ComponentType<Charts[Name]> } = {
  nextGame: lazy(() => import('../charts/next-game.tsx').then(({ NextGame }) => ({ default: NextGame }))),
  rankTrail: lazy(() => import('../charts/rank-trail.tsx')),
  ratingByClass: lazy(() => import('../charts/class-lines.tsx').then(({ ClassLines }) => ({ default: ClassLines }))),
  classTrail: lazy(() => import('../charts/class-trail.tsx')),
  titleRace: lazy(() => import('../charts/title-race.tsx').then(({ TitleRace }) => ({ default: TitleRace }))),
  winsAndPrestige: lazy(() =>
    import('../charts/wins-and-prestige.tsx').then(({ HistoryChart }) => ({ default: HistoryChart })),
  ),
};

export function ChartOf({ section }: { section: ChartSection }) {
  const Chart = CHARTS[section.chart] as ComponentType<Charts[keyof Charts]>;
  return (
    <Suspense fallback={null}>
      <Chart {...section.data} />
    </Suspense>
  );
}
