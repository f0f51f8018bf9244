import { useParams } from 'react-router-dom';
import { HEADINGS } from '../../core/present/headings.ts';
import { isLive } from '../../core/present/sideline/sideline.ts';
import { Answer } from '../components/states.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { Aftermath } from './sideline/aftermath.tsx';
import { Live } from './sideline/live.tsx';

/** The user's game of the week, coached play by play. */
export default function SidelineRoute() {
  const { id = '' } = useParams();
  const answer = useQuery('sideline', { id }, { keep: true });
  useTitle(HEADINGS.sideline);
  return (
    <Answer answer={answer} head={HEADINGS.sideline} failed="Failed to load the game">
      {(data) => (isLive(data) ? <Live data={data} /> : <Aftermath data={data} />)}
    </Answer>
  );
}
