import type { Arc } from '../../contract/views/season/arcs.ts';
import type { Game } from '../../contract/views/shared.ts';
import { ARCS, STORIES } from '../../present/columns/news.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { isUpset } from '../../words/week-news.ts';
import type { Link } from './links.ts';
import { col, list, type Section } from './sections.ts';
import { type Piece, teamPiece, type Words } from './words.ts';

/** A headline linked to its game. */
export function headlinePiece({ id, headline }: { id: number; headline: string | null }): Piece {
  return { text: headline ?? '', link: { name: 'game', id }, headline: true };
}

/** Kinds of storylines about the playoff itself. */
const OF_THE_PLAYOFF: ReadonlySet<Arc['kind']> = new Set(['playoff_grows', 'larger_playoff']);

/** Returns the page of the playoff, player, coach, game or team that a storyline is about. */
export function arcLink({ kind, player, coach, game, team }: Arc): Link {
  if (OF_THE_PLAYOFF.has(kind)) return { name: 'playoff' };
  if (player !== null) return { name: 'player', id: player };
  if (coach !== null) return { name: 'coach', id: coach };
  return game === null ? { name: 'team', team } : { name: 'game', id: game };
}

function storyWords(game: Game): Words {
  if (!isUpset(game)) return [headlinePiece(game)];
  return [headlinePiece(game), ' ', { text: 'Upset', tone: 'loss', chip: true }];
}

/** The top games of a week, lead story first. */
export function storyList(games: readonly Game[], own: string): Section {
  return list<Game>({
    name: 'stories',
    title: HEADINGS.aroundTheNation,
    columns: [col(STORIES.headline), col(STORIES.upset, { drop: 2 }), col(STORIES.game, { drop: 1 })],
    rows: games,
    sentence: storyWords,
    under: ({ teamA, teamB, rankATOG, rankBTOG }) => [teamPiece(teamA.name, rankATOG), teamPiece(teamB.name, rankBTOG)],
    leadFirst: true,
    link: ({ id }) => ({ name: 'game', id }),
    mark: ({ teamA, teamB }) => ([teamA.name, teamB.name].includes(own) ? 'own' : null),
  });
}

/** Storylines that run longer than a week; those of the user's own team stand out. */
export function arcList(arcs: readonly Arc[], own: string): Section {
  return list<Arc>({
    name: 'arcs',
    title: HEADINGS.storylines,
    side: true,
    columns: [col(ARCS.story)],
    rows: arcs,
    sentence: (arc) => ({ text: arc.text, link: arcLink(arc), headline: true }),
    link: arcLink,
    mark: ({ team }) => (team === own ? 'own' : null),
    empty: EMPTY.storiesThatGoOn,
  });
}
