import type { BestOfPlace } from '../contract/views/people/awards.ts';
import type { RankedTeam, Season, Upset } from '../contract/views/remembered.ts';
import type { ScheduleGame } from '../contract/views/shared.ts';
import { votedText } from '../present/awards.ts';
import { BEST } from '../present/columns/awards.ts';
import { FINAL_POLL, MY_GAMES, UPSETS } from '../present/columns/remembered.ts';
import { HEADINGS, REAL_SEASON } from '../present/headings.ts';
import { awardTitle } from '../words/awards.ts';
import { EMPTY } from '../words/empty.ts';
import { winLoss } from '../words/numbers.ts';
import { siteWord } from '../words/terms.ts';
import { definePage, type PageLink } from './parts/page.ts';
import { yearPicker } from './parts/pickers.ts';
import { banner, bracket, col, list, type RowMark, type Section, table } from './parts/sections.ts';
import { given } from './parts/verb.ts';
import { linkPiece, plainWords, playerPiece, resultPieces, teamPiece, type Words } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    season: { year?: number };
  }
}

function isOwn({ info }: Season, ...names: readonly string[]): RowMark | null {
  return names.includes(info.team.name) ? 'own' : null;
}

function heismanWords(heisman: NonNullable<Season['heisman']>): Words {
  const winner = playerPiece(heisman);
  const points = votedText(heisman).slice(`${winner.text}, ${heisman.team}`.length);
  return [`${awardTitle('heisman')}: `, winner, ', ', teamPiece(heisman.team), points];
}

function champion({ champion: team, heisman, year }: Season): Section[] {
  if (team === null) return [];
  return [
    banner({
      name: 'champion',
      team: team.name,
      over: HEADINGS.championOf(year),
      trophy: true,
      headline: linkPiece(team.name, { name: 'history', team: team.name }),
      facts: [
        { text: winLoss(team.wins, team.losses), tone: 'strong' },
        team.conference,
        ...(heisman === null ? [] : [heismanWords(heisman)]),
      ],
    }),
  ];
}

/** The known facts of a season before its title game. */
function undecided({ heisman }: Season): string[] {
  return [EMPTY.champion, ...(heisman === null ? [] : [plainWords(heismanWords(heisman))])];
}

function poll(page: Season): Section {
  const decided = page.champion !== null;
  return table<RankedTeam>({
    name: 'poll',
    title: decided ? HEADINGS.finalTop25 : 'Top 25',
    caption: `${decided ? HEADINGS.finalPoll : 'Poll'} of ${page.year}`,
    side: true,
    columns: [
      col(FINAL_POLL.rank, { names: true }),
      col(FINAL_POLL.team, { names: true, cell: ({ name }) => teamPiece(name) }),
      col(FINAL_POLL.record, { leads: true }),
      col(FINAL_POLL.conference, { least: 8, long: true }),
    ],
    rows: page.final_poll,
    link: ({ name }) => ({ name: 'history', team: name }),
    mark: ({ name }) => isOwn(page, name),
    empty: EMPTY.finalPoll,
  });
}

function best(page: Season): Section {
  return table<BestOfPlace>({
    name: 'best',
    title: HEADINGS.playersOfTheYear,
    caption: `Players of the year ${page.year}`,
    columns: [
      col(BEST.award),
      col(BEST.winner, { cell: ({ winner }) => playerPiece(winner) }),
      col(BEST.team, { least: 10, cell: ({ winner }) => teamPiece(winner.team) }),
      col(BEST.season, { drop: 2, least: 20, long: true }),
    ],
    rows: page.best,
    link: ({ winner }) => ({ name: 'player', id: winner.id }),
    mark: ({ winner }) => isOwn(page, winner.team),
    empty: EMPTY.realSeason,
    optional: true,
  });
}

function upsets(page: Season): Section {
  return table<Upset>({
    name: 'upsets',
    title: 'Upsets',
    caption: `Upsets of ${page.year}`,
    columns: [
      col(UPSETS.week, { names: true }),
      col(UPSETS.winner, { names: true, least: 12, cell: (row) => teamPiece(row.winner, row.winner_ranking) }),
      col(UPSETS.score, { cell: (row) => linkPiece(row.score, { name: 'game', id: row.id }) }),
      col(UPSETS.loser, { least: 12, cell: (row) => teamPiece(row.loser, row.loser_ranking) }),
      col(UPSETS.chance, { leads: true }),
      col(UPSETS.label, { drop: 2, least: 12 }),
    ],
    rows: page.upsets,
    link: ({ id }) => ({ name: 'game', id }),
    mark: ({ winner, loser }) => isOwn(page, winner, loser),
    empty: EMPTY.realSeason,
    optional: true,
  });
}

function myGame({ id, result, score, home, opponent }: ScheduleGame): Words {
  const link = { name: 'game', id } as const;
  const outcome = result === null || score === null ? [linkPiece('preview', link)] : resultPieces(result, score, link);
  return [
    { text: siteWord({ home }), tone: 'faint' },
    ' ',
    teamPiece(opponent.name, opponent.ranking),
    ' ',
    ...outcome,
  ];
}

/** `Michigan: 9-3, #12`. */
function mineText({ name, wins, losses, ranking }: RankedTeam): string {
  return `${name}: ${winLoss(wins, losses)}${ranking === 0 ? '' : `, #${ranking}`}`;
}

function mine({ mine: team, my_games }: Season): Section[] {
  if (team === null) return [];
  return [
    list<ScheduleGame>({
      name: 'games',
      title: mineText(team),
      columns: [
        col(MY_GAMES.week),
        col(MY_GAMES.opponent),
        col(MY_GAMES.result),
        col(MY_GAMES.notes, { drop: 1, least: 12 }),
      ],
      rows: my_games,
      sentence: myGame,
      link: ({ id }) => ({ name: 'game', id }),
      empty: EMPTY.realSeason,
      fileOnly: my_games.length === 0,
    }),
  ];
}

/** Links to all awards of the season, and to the season in review once it is over. */
function links({ year, played, best: awarded, info }: Season): PageLink[] {
  return [
    ...(awarded.length === 0
      ? []
      : [{ label: 'All awards', key: 'a', link: { name: 'awards', year }, at: 'best' } as const]),
    ...(played && year < info.currentYear
      ? [{ label: HEADINGS.seasonInReview, link: { name: 'review', year }, at: 'games' } as const]
      : []),
  ];
}

/** A past season at a glance. */
export const season = definePage({
  name: 'season',
  query: 'season',
  input: (params) => params,
  view: (page) => ({
    title: HEADINGS.season(page.year),
    ...(!page.played && { note: REAL_SEASON }),
    lines: [
      ...(page.champion === null ? undecided(page) : []),
      ...(page.mine !== null && page.my_games.length === 0 ? [mineText(page.mine)] : []),
    ],
    pickers: [yearPicker('Season', page, (year) => ({ name: 'season', year }))],
    links: links(page),
    sections: [
      ...champion(page),
      ...(page.bracket === null ? [] : [bracket({ name: 'bracket', bracket: page.bracket, own: page.info.team.name })]),
      poll(page),
      upsets(page),
      best(page),
      ...mine(page),
    ],
  }),
  place: {
    label: 'Seasons',
    note: 'champions, final polls, upsets',
    finds: 'champion past years final poll',
    paths: ['/season', '/season/:year'],
    menu: 'LEAGUE',
  },
  verb: {
    args: '[year]',
    takes: 'dynasty-year',
    group: 'History',
    summary: 'a season in the books: champion, bracket, poll, upsets',
    tables: ['poll', 'best', 'upsets', 'games'],
    examples: [
      ['dynasty season', 'this one'],
      ['dynasty season 2026', 'another one'],
      ['dynasty season 2009', 'a real one before the dynasty: its champion and final ranks'],
    ],
    read: (typed) => given({ year: typed.numberWord(0, 'year') }),
  },
});
