import { useParams } from 'react-router-dom';
import { Answer } from '../components/states.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { Final } from './game/final.tsx';
import { Preview } from './game/preview.tsx';

export default function GameRoute() {
  const { id = '' } = useParams();
  const answer = useQuery('game', { id });
  const game = answer.data?.game;
  useTitle(game ? `${game.teamA.name} vs ${game.teamB.name}` : 'Game');
  return (
    <Answer answer={answer} head="Game" failed="Failed to load game data">
      {(data) => ('drives' in data ? <Final data={data} /> : <Preview data={data} />)}
    </Answer>
  );
}
