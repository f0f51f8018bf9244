import type { GamePage } from '../../../../core/contract/views/season/game.ts';
import type { Stakes } from '../../../../core/contract/views/season/stakes.ts';
import { isOfThisWeek } from '../../../../core/present/index.ts';
import { type Ports, screen } from '../screen.ts';
import { previewView } from './game-preview.ts';
import { summaryView } from './game-summary.ts';

interface Data {
  page: GamePage;
  /** The stakes for both teams, if it is the next game of each. */
  stakes: readonly Stakes[];
}

async function stakesOf({ ask }: Ports, page: GamePage): Promise<Stakes[]> {
  const { game } = page;
  if ('drives' in page || !isOfThisWeek(page)) return [];
  const sides = [await ask('stakes', { team: game.teamB.name }), await ask('stakes', { team: game.teamA.name })];
  return sides.filter((each) => each.game?.id === game.id);
}

/** A game: its preview before, its summary after. */
export const game = screen<'game', Data>({
  load: async (ports, { id }) => {
    const page = await ports.ask('game', { id });
    return { page, stakes: await stakesOf(ports, page) };
  },
  view: ({ page, stakes }, { part = 'summary' }) =>
    'drives' in page ? summaryView(page, part) : previewView(page, stakes),
});
