import { useParams, useSearchParams } from 'react-router-dom';
import type { NationGame, PlayedGame } from '../../core/contract/views/index.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Answer, NoData } from '../components/states.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { Watch } from './watch/watch.tsx';

/** Parses a number in an address; 0 if it is invalid. */
const countIn = (text: string | null): number => Number(/^\d{1,4}$/.exec(text ?? '')?.[0] ?? 0);

function Played({ id, from }: { id: string; from: number }) {
  const answer = useQuery('game', { id });
  return (
    <Answer answer={answer} head={HEADINGS.playByPlay} failed="Failed to load the game">
      {(data) =>
        'drives' in data ? (
          <Watch key={data.game.id} data={data as PlayedGame} from={from} during={null} />
        ) : (
          <NoData>This game has not been played yet.</NoData>
        )
      }
    </Answer>
  );
}

function OtherGame({ id, during, from }: { id: string; during: string; from: number | null }) {
  const answer = useQuery('nationGame', { id: during, other: id });
  return (
    <Answer answer={answer} head={HEADINGS.playByPlay} failed="Failed to load the game">
      {(data: NationGame) => <Watch key={data.game.id} data={data} from={from ?? data.from} during={Number(during)} />}
    </Answer>
  );
}

/** A game watched play by play: a finished one, or another of the day next to the user's own. */
export default function WatchRoute() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const during = search.get('during');
  useTitle(HEADINGS.playByPlay);
  const from = search.get('from');
  if (during === null) return <Played id={id} from={countIn(from)} />;
  return <OtherGame id={id} during={during} from={from === null ? null : countIn(from)} />;
}
