import type { AnswerOf } from '../../core/contract/registry.ts';
import type { ScheduleGame } from '../../core/contract/views/shared.ts';
import { linkOf, type Page, type PageView } from '../../core/pages/parts/page.ts';
import { type Piece, resultPieces } from '../../core/pages/parts/words.ts';
import { labelText, opponentText } from '../../core/present/index.ts';
import { weekName } from '../../core/words/terms.ts';

/** The query and view of an almanac page. */
export type Asked = Pick<Page, 'query' | 'input' | 'more' | 'view'>;

/** A game in one line: `Week 3: W 31-20 vs Iowa · Big Ten game`. */
function gameLine(game: ScheduleGame, teams: number): (string | Piece)[] {
  const { result, score, opponent, label, weekPlayed } = game;
  const link = linkOf('program', { team: opponent.name });
  const box = linkOf('game', { id: game.id });
  return [
    `${weekName(weekPlayed, teams)}: `,
    ...(result === null || score === null ? [] : [...resultPieces(result, score, box), ' ']),
    { text: opponentText(game), link },
    ` · ${labelText(label)}`,
  ];
}

function view(answer: AnswerOf<'teamSchedule'>, year: unknown): PageView {
  const { team, info, games } = answer;
  const lines = games.map((game) => gameLine(game, info.playoff.teams));
  return {
    title: `${team.name} ${year ?? info.currentYear}`,
    facts: [{ text: team.name, link: linkOf('program', { team: team.name }) }, team.record],
    sections: [{ kind: 'text', name: 'games', title: 'Games', lines, empty: 'No games were played.' }],
  };
}

/** A team's games of a season; other faces draw this page by hand. */
export const SCHEDULE: Asked = {
  query: 'teamSchedule',
  input: ({ team, year }) => ({ team, year }),
  view: (answer, { params }) => view(answer as AnswerOf<'teamSchedule'>, params.year),
};
