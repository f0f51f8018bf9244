import { type AlmanacGame, almanacGames, storiesOf } from '../../core/app/almanac/games.ts';
import { type AlmanacPlayer, almanacPlayers } from '../../core/app/almanac/players.ts';
import { readAlmanac } from '../../core/app/almanac/read.ts';
import { firstOf, groupBy, lastOf } from '../../core/model/lists.ts';
import { drawCrest, planCrests } from '../../core/present/logos/index.ts';
import { PLAYERS_A_FILE } from './facts.ts';
import { escaped } from './html.ts';
import type { SitePage } from './site.ts';

/** Data files of an almanac: box scores, careers and logos, which the site's pages render in the reader's browser. */

const LAST_WEEK = 20;

/** Wraps data in a script that hands it to the page: unlike JSON, a page opened from disk may load it. */
const script = (data: unknown): string => `almanac(${JSON.stringify(data).replaceAll('<', '\\u003c')});\n`;

const gameRow = ({ id, week, home, away, quarters, score, name, headline, lines }: AlmanacGame) =>
  [id, week, home, away, quarters, score, name, headline, lines] as const;

const playerRow = ({ id, name, pos, state, stars, seasons, honors }: AlmanacPlayer) =>
  [id, name, pos, state, stars, seasons, honors] as const;

/** A player's position, team and years: `QB, Iowa 2016–2019`. */
function caption({ pos, seasons }: AlmanacPlayer): string {
  const [first, last] = [firstOf(seasons), lastOf(seasons)];
  const span = first[0] === last[0] ? first[0] : `${first[0]}–${last[0]}`;
  return `${pos}, ${last[1]} ${span}`;
}

/** Receives each file as it is read, so that at most a week of games or one file of players is held in memory. */
type Take = (file: string, content: string) => void;

function newsPage(year: number, stories: ReturnType<typeof storiesOf>): SitePage {
  const weeks = groupBy(stories, ({ week }) => week);
  const html = [...weeks].map(
    ([week, of]) =>
      `<h2>${escaped(week)}</h2><ul>${of
        .map(({ id, headline }) => `<li><a href="game.html#${id}">${escaped(headline)}</a></li>`)
        .join('')}</ul>`,
  );
  return { file: `news-${year}.html`, title: `News ${year}`, html: `<h1>News ${year}</h1>${html.join('')}` };
}

/** Writes box scores, careers and logos; returns the news pages. */
export async function writeData(path: string, take: Take, onShare: (share: number) => void): Promise<SitePage[]> {
  return readAlmanac(path, (context, logos) => {
    for (const [id, crest] of planCrests(logos)) take(`logos/${id}.svg`, drawCrest(crest));
    const { settings, year: now } = context.season.row;
    const years = Array.from({ length: now - settings.startYear + 1 }, (_, index) => settings.startYear + index);
    for (const [index, year] of years.entries()) {
      for (let week = 1; week <= LAST_WEEK; week++) {
        const games = almanacGames(context, year, week);
        if (games.length > 0) take(`games/${year}-${week}.js`, script(games.map(gameRow)));
      }
      onShare((index + 1) / years.length);
    }
    const names: (readonly [number, string, string])[] = [];
    for (const { group, players } of almanacPlayers(context, PLAYERS_A_FILE)) {
      take(`players/${group}.js`, script(players.map(playerRow)));
      names.push(...players.map((player) => [player.id, player.name, caption(player)] as const));
    }
    take('names.js', script(names));
    const weeks = years.flatMap((year) => context.save.games.ofYear(year).map(({ id, week }) => [id, week] as const));
    take('weeks.js', script(weeksOf(weeks)));
    return years.map((year) => newsPage(year, storiesOf(context, year))).filter(({ html }) => html.includes('<li>'));
  });
}

/** Returns the week of every game, run-length encoded: `[first game, week]`. */
function weeksOf(games: readonly (readonly [id: number, week: number])[]): (readonly [number, number])[] {
  const sorted = [...games].sort(([a], [b]) => a - b);
  return sorted.filter(([, week], index) => sorted[index - 1]?.[1] !== week);
}
