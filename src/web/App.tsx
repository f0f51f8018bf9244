import type { CSSProperties } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Boundary } from './components/boundary.tsx';
import { Loading } from './components/states.tsx';
import { twice } from './load-part.ts';
import { Footer } from './shell/footer.tsx';
import { useKeys } from './shell/keys.ts';
import { NoticeLine } from './shell/notice-line.tsx';
import { Overlay } from './shell/overlay.tsx';
import { StageBar } from './shell/stage-bar.tsx';
import { TabBar } from './shell/tab-bar.tsx';
import { TopNav } from './shell/top-nav.tsx';
import { listenForBack } from './state/layers.ts';
import { useNarrow } from './state/narrow.ts';
import { say } from './state/notice.ts';
import { here, setPlace } from './state/place.ts';
import { useShared } from './state/shared.ts';
import { useTeamStyle } from './state/team-directory.ts';
import { useOpenTeam, useOpenWhy, usePalette, useQuestion } from './state/ui.ts';
import { stoppedSimulation } from './state/unfinished.ts';
import { storedUserId } from './tab.ts';

const TeamPopup = lazy(twice(() => import('./components/team-popup.tsx')));
const WhyDialog = lazy(twice(() => import('./components/why/dialog.tsx')));
const Questions = lazy(twice(() => import('./shell/questions.tsx')));
const loadPalette = twice(() => import('./shell/palette.tsx'));
const Palette = lazy(loadPalette);
/** Milliseconds of delay that let the page load first. */
const IDLE = 1500;

/** Overlays on the page, each loaded when first opened. */
function Layers() {
  const team = useOpenTeam();
  const palette = usePalette();
  const why = useOpenWhy();
  const question = useQuestion();
  const info = useShared()?.info;
  return (
    <Suspense fallback={null}>
      <Boundary on={String(team)} quiet>
        {team !== null && <TeamPopup key={team} name={team} />}
      </Boundary>
      <Boundary on={JSON.stringify(why)} quiet>
        {why !== null && <WhyDialog of={why} />}
      </Boundary>
      <Boundary on={String(palette)} quiet>
        {palette && <Palette />}
      </Boundary>
      <Boundary on={String(question)} quiet>
        {question && info && <Questions question={question} info={info} />}
      </Boundary>
    </Suspense>
  );
}

/** Pages that are the same with and without a game. */
const WITHOUT_GAME: ReadonlySet<string> = new Set(['/about', '/universe']);

/** The frame of every page. */
export function App() {
  const shared = useShared();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A tab without a game reserves no room for its bars, since it is redirected to the start.
  const hasGame = shared !== null || (!WITHOUT_GAME.has(pathname) && storedUserId() !== null);
  const inGame = pathname !== '/' && hasGame;
  const narrow = useNarrow();
  const style = useTeamStyle(inGame ? shared?.info.team.name : null);
  useKeys();
  useEffect(() => {
    // The palette is preloaded, so that the first letters typed into it are not lost.
    const timer = window.setTimeout(() => void loadPalette().catch(() => undefined), IDLE);
    return () => window.clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    setPlace(pathname, (path) => void navigate(path, { replace: path === pathname }));
  }, [navigate, pathname]);
  useEffect(listenForBack, []);
  useEffect(() => {
    const text = shared && stoppedSimulation(shared.info);
    if (text) say(text, here());
  }, [shared]);
  useEffect(() => {
    // A new page starts at its top.
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="frame" style={style as CSSProperties}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className="head">
        <Boundary on={pathname} quiet>
          <TopNav shared={inGame ? shared : null} inGame={inGame} />
        </Boundary>
        <Boundary on={pathname} quiet>
          {inGame && (shared ? <StageBar info={shared.info} /> : <div className="stage-bar" />)}
        </Boundary>
        <NoticeLine />
      </header>
      <main className="page" id="main">
        <Boundary on={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </main>
      <Footer />
      {narrow && inGame && shared && <TabBar shared={shared} />}
      <Layers />
      <Overlay />
    </div>
  );
}
