import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { App } from './App.tsx';
import { twice } from './load-part.ts';
import { PAGES } from './pages.ts';
import { StageGate } from './shell/stage-gate.tsx';
import { PageList } from './state/page-list.ts';

const ROUTES = PAGES.flatMap(({ load, routes, stage, needs = stage }) => {
  const Screen = lazy(twice(load));
  const element =
    needs === undefined ? (
      <Screen />
    ) : (
      <StageGate stage={needs}>
        <Screen />
      </StageGate>
    );
  return routes.map((path) => <Route key={path} path={path} element={element} />);
});

/** Every page of the game within the frame, each in its own chunk. */
export function AppRoutes() {
  return (
    <PageList value={PAGES}>
      <Routes>
        <Route element={<App />}>{ROUTES}</Route>
      </Routes>
    </PageList>
  );
}
