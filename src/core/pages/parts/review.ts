import type { LeavingPlayer } from '../../contract/views/people/progression.ts';
import type { PlayerHonors, Review, SeasonLeader } from '../../contract/views/season/review.ts';
import type { ScheduleGame } from '../../contract/views/shared.ts';
import { SCHEDULE } from '../../present/columns/pages.ts';
import { LEAVING } from '../../present/columns/people.ts';
import { HONORS, LEADERS, type PollWeek, pollColumns } from '../../present/columns/review.ts';
import { HEADINGS } from '../../present/headings.ts';
import {
  coachLines,
  decidingGames,
  decidingText,
  honorText,
  leavingText,
  redshirtText,
  reviewTitle,
  titleLines,
} from '../../present/review/review.ts';
import { WHY, type WhyRow, whyRows } from '../../present/why.ts';
import { EMPTY } from '../../words/empty.ts';
import { decidedSection, leftLines } from './ledger.ts';
import type { PageTab } from './page.ts';
import { chart, col, list, type PageColumn, type Section, table, text } from './sections.ts';
import { linkPiece, playerPiece, resultPieces, teamPiece, type Words } from './words.ts';

/** The finished season of the user's team in tabs: games, players, and what it changed. */
export function reviewTabs(review: Review): PageTab[] {
  const tab = (name: string, label: string, sections: readonly Section[]): PageTab => ({
    name,
    label,
    // A season's files belong to `dynasty review`.
    sections: sections.map((section) => ({ ...section, inFiles: false })),
  });
  return [
    tab('season', 'Your season', seasonSections(review)),
    tab('honors', 'Leaders and awards', [leaders(review), honors(review)]),
    tab('decisions', 'Your decisions', decisionSections(review)),
    tab('next', 'Prestige and leaving', nextSections(review)),
  ];
}

/** The same as one page, in file order. */
export function reviewSections(review: Review): Section[] {
  const [summary, games, poll, trail] = seasonSections(review);
  const [prestige, ...next] = nextSections(review);
  const decisions = decisionSections(review);
  const all = [summary, games, leaders(review), honors(review), poll, ...decisions, prestige, ...next, trail];
  return all.filter((section) => section !== undefined);
}

function seasonSections(review: Review): Section[] {
  const { poll, team } = review;
  return [
    summary(review),
    games(review),
    ranks(review),
    ...(poll.length > 1 ? [chart('rankTrail', { poll, team, over: true }, { name: 'trail' })] : []),
  ];
}

/** The user's own decisions, and a link to their value. */
function decisionSections({ ledger, year, team }: Review): Section[] {
  const more: Words = ledger.decided.length === 0 ? [] : [linkPiece(HEADINGS.ledgerAsk, { name: 'ledger', year })];
  const left = ledger.decided.length === 0 ? [] : leftLines(ledger, year);
  return [
    decidedSection(ledger, year, team.name),
    ...(ledger.decided.length === 0 ? [] : [text({ name: 'worth', lines: [...left, more] })]),
  ];
}

function nextSections(review: Review): Section[] {
  const kept = redshirtText(review);
  return [
    prestige(review),
    leaving(review),
    text({ name: 'after', title: 'Next season', lines: [leavingText(review), ...(kept === null ? [] : [kept])] }),
  ];
}

/** The record, titles and bowls, the biggest games, and the coach. */
function summary(review: Review): Section {
  return text({
    name: 'summary',
    title: reviewTitle(review),
    lines: [
      ...titleLines(review).map((line): Words => ({ text: line, tone: 'strong' })),
      ...decidingGames(review).map(
        ({ label, game }): Words => [`${label}: `, linkPiece(decidingText(game), { name: 'game', id: game.id })],
      ),
      ...coachLines(review),
    ],
  });
}

function opponentWords({ opponent, home }: ScheduleGame): Words {
  const site = { text: home === false ? 'at' : 'vs', tone: 'faint' } as const;
  return [site, ' ', teamPiece(opponent.name, opponent.ranking), ...(home === null ? [' (neutral)'] : [])];
}

function resultWords({ id, result, score }: ScheduleGame): Words {
  return result === null ? '' : resultPieces(result, score ?? '', { name: 'game', id });
}

function games({ games: rows, info }: Review): Section {
  const { opponent, opponent_rank, rating, record, site, spread, moneyline, result, notes, game_id } = SCHEDULE;
  const more = (of: PageColumn<ScheduleGame>['of'], drop?: number, align?: 'right') =>
    col(of, { textOnly: true, ...(drop !== undefined && { drop }), ...(align && { align }) });
  return table<ScheduleGame>({
    name: 'games',
    title: HEADINGS.roadTaken,
    caption: 'Games of the season',
    columns: [
      col(SCHEDULE.week(info.playoff.teams), { names: true, align: 'left' }),
      col(opponent, { names: true, least: 14, cell: opponentWords }),
      more(opponent_rank, 5),
      more(rating, 3),
      more(record, 2),
      more(site, 9),
      more(spread, 1, 'right'),
      more(moneyline, 6, 'right'),
      col(result, { leads: true, cell: resultWords }),
      col(notes, { drop: 4, least: 10 }),
      more(game_id),
    ],
    rows,
    link: ({ id }) => ({ name: 'game', id }),
    mark: ({ result: outcome }) => (outcome === 'W' ? 'win' : 'loss'),
  });
}

function leaders({ leaders: rows }: Review): Section {
  return table<SeasonLeader>({
    name: 'leaders',
    title: 'Leaders',
    columns: [
      col(LEADERS.stat),
      col(LEADERS.player, { cell: playerPiece }),
      col(LEADERS.position),
      col(LEADERS.value, { leads: true }),
    ],
    rows,
    link: ({ id }) => ({ name: 'player', id }),
  });
}

function honors({ honors: rows }: Review): Section {
  return list<PlayerHonors>({
    name: 'awards',
    title: 'Awards',
    side: true,
    columns: [col(HONORS.player), col(HONORS.position), col(HONORS.awards)],
    rows,
    sentence: (row) => [playerPiece(row), `, ${row.pos.toUpperCase()}: ${honorText(row)}`],
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.honors,
  });
}

function ranks({ poll }: Review): Section {
  const columns = pollColumns(poll);
  return table<PollWeek>({
    name: 'poll',
    title: HEADINGS.inThePoll,
    charted: true,
    side: true,
    columns: [col(columns.week), col(columns.rank)],
    rows: poll,
  });
}

function prestige({ prestige: why }: Review): Section {
  return table<WhyRow>({
    name: 'prestige',
    title: HEADINGS.prestigeMoves,
    columns: [col(WHY.part), col(WHY.value, { leads: true }), col(WHY.note, { drop: 1 })],
    rows: whyRows(why),
    mark: ({ sum }) => (sum ? 'own' : null),
  });
}

function leaving(review: Review): Section {
  return table<LeavingPlayer>({
    name: 'leaving',
    title: HEADINGS.whoLeaves,
    caption: 'Players who leave',
    columns: [
      col(LEAVING.position, { drop: 2 }),
      col(LEAVING.name, { names: true, least: 12, cell: playerPiece }),
      col(LEAVING.year, { drop: 1 }),
      col(LEAVING.rating, { leads: true }),
      col(LEAVING.reason),
    ],
    rows: review.leaving,
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.departures,
  });
}
