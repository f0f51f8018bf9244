import { lazy, Suspense, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { useSearchParams } from 'react-router-dom';
import { Fold } from '../components/fold.tsx';
import { Loading } from '../components/states.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { through } from '../words.ts';
import { LoadGame, savedGames } from './home/load-game.tsx';
import { NewGame } from './home/new-game.tsx';

const ImportGame = lazy(() => import('./home/import-game.tsx'));

/** A line that opens the form for importing a save. */
function Import({ onDone }: { onDone: () => void }) {
  return (
    <Fold className="fold import" summary="Import a saved game">
      {() => (
        <Suspense fallback={<Loading />}>
          <ImportGame onDone={onDone} />
        </Suspense>
      )}
    </Fold>
  );
}

function Welcome() {
  return (
    <div className="slab welcome">
      <div>
        <p className="eyebrow">Every snap. Every season.</p>
        <h1>Welcome to College Football Dynasty</h1>
        <p className="slab-muted">Pick a program, set its schedule, and play it season after season.</p>
      </div>
      <svg viewBox="0 0 240 110" className="welcome-art" aria-hidden="true" focusable="false">
        {through(0, 10).map((line) => (
          <path key={line} d={`M${24 + line * 20} 4 L${line * 24} 106`} />
        ))}
        <path d="M22 10H226M18 38H222M12 72H231" className="hash" />
      </svg>
    </div>
  );
}

export default function HomePage() {
  useTitle();
  const [year, setYear] = useState<string | null>(null);
  const [params] = useSearchParams();
  const [universe, setUniverse] = useState(params.get('universe') ?? '');
  const asked = universe === '' ? { year } : { universe };
  const answer = useQuery('home', asked, { keep: true, staleTime: 0 });
  const home = answer.data;
  const hasSaves = home !== undefined && savedGames(home).length + (home.damaged ?? []).length > 0;
  return (
    <>
      <Welcome />
      {/* A failure here is only logged. */}
      {answer.isPending && <Loading />}
      {answer.isError && (
        <button type="button" className="btn btn-quiet" onClick={() => void answer.refetch()}>
          Try again
        </button>
      )}
      {/* Without saves to load there may still be a file to import. */}
      {home && !hasSaves && <Import onDone={() => void answer.refetch()} />}
      {home && (
        <Tabs
          key={String(hasSaves)}
          defaultActiveKey={hasSaves && !params.has('universe') ? 'load' : 'new'}
          id="home-tabs"
          className="home-tabs"
        >
          {hasSaves && (
            <Tab eventKey="load" title="Load Game">
              <LoadGame home={home} onDeleted={() => void answer.refetch()} />
              <Import onDone={() => void answer.refetch()} />
            </Tab>
          )}
          <Tab eventKey="new" title="New Game">
            <NewGame
              key={`${home.universe?.id} ${home.selected_year}`}
              home={home}
              onYear={setYear}
              onUniverse={setUniverse}
            />
          </Tab>
        </Tabs>
      )}
    </>
  );
}
