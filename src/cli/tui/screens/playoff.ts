import type { Bracket, Matchup, Playoff } from '../../../core/contract/views/season/playoff.ts';
import { byesOf } from '../../../core/model/playoff.ts';
import { BUBBLE, bracketLines, CHAMPIONS, EMPTY, FIELD, HEADINGS, playoffTitle } from '../../../core/present/index.ts';
import { bracketTeam, nextPlayoffText } from '../../../core/present/rounds.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { clip } from '../../text/table.ts';
import { textWidth } from '../../text/width.ts';
import { routeOf } from '../play/route.ts';
import type { Item, Pane } from '../play/view.ts';
import { wrapped } from './described.ts';
import { heading, line, tablePane, tabsOf, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

/** Returns all games, round by round. */
function matchups(bracket: Bracket): Matchup[] {
  if ('left_bracket' in bracket) {
    const halves = [bracket.left_bracket, bracket.right_bracket];
    return [
      ...halves.flatMap((half) => half.first_round),
      ...halves.flatMap((half) => half.quarterfinals),
      ...halves.map((half) => half.semifinal),
      bracket.championship,
    ];
  }
  return 'semifinals' in bracket ? [...bracket.semifinals, bracket.championship] : [bracket.championship];
}

/** Draws the bracket in lines; a line with a game opens it. */
function drawn({ bracket, info }: Playoff, width: number): Item[] {
  const rows = bracketLines(bracket, {
    width: Math.max(60, Math.min(width, 132)),
    ascii: false,
    measure: textWidth,
    short: clip,
  });
  return rows.map(({ text, game }, index) => {
    // A heading has no cursor before it: indent it like the lines with games, or the bracket's arms do not meet.
    if (game === null) return { ...heading(''), cells: [[`  ${text}`, index === 0 ? 'header' : 'faint'] as const] };
    return { ...line([[text, text.includes(info.team.name) ? 'own' : null]]), ...opensGame(game) };
  });
}

/** Returns the lines about an announced change of the playoff; Enter opens the news of it. */
function announced(page: Playoff, width: number): Item[] {
  const text = nextPlayoffText(page);
  if (text === null) return [];
  const week = page.next_playoff?.news_week ?? null;
  return [...wrapped([text], width, week === null ? null : routeOf({ name: 'news', week })), line([['', null]])];
}

/** The action of Enter on a game of the bracket. */
function opensGame({ game_id: id }: Matchup): Pick<Item, 'act' | 'route'> {
  if (id === undefined) return { act: { type: 'say', text: 'That game is not set yet.', tone: 'plain' }, route: null };
  const route = { name: 'game', id } as const;
  return { act: { type: 'open', route }, route };
}

/** `Quarterfinal 2` for `quarterfinal-2`. */
function roundName({ id }: Matchup): string {
  const words = id.replaceAll('-', ' ');
  return capitalized(words);
}

function games({ bracket }: Playoff): Pane {
  const rows = matchups(bracket);
  const side = (team: string, seed: number | undefined, score: number | undefined) =>
    `${seed === undefined ? '' : `${seed} `}${bracketTeam(team)}${score === undefined ? '' : ` ${score}`}`;
  return tablePane<Matchup>({
    key: 'games',
    title: 'Games',
    columns: [
      { key: 'round', title: 'Round', value: (m) => roundName(m), sort: (m) => rows.indexOf(m), least: 14 },
      { key: 'one', title: 'Team', value: (m) => side(m.team1, m.seed1, m.score1), sort: (m) => m.team1 },
      { key: 'two', title: 'Opponent', value: (m) => side(m.team2, m.seed2, m.score2), sort: (m) => m.team2 },
    ],
    rows,
    act: (m) => opensGame(m).act,
    min: 44,
    grow: 1,
  });
}

function field({ playoff_teams, info }: Playoff): Pane {
  return tablePane<Playoff['playoff_teams'][number]>({
    key: 'field',
    title: HEADINGS.playoffTeams,
    columns: [
      toneColumn(FIELD.seed),
      toneColumn(FIELD.team),
      toneColumn(FIELD.rank),
      toneColumn(FIELD.record),
      toneColumn(FIELD.autobid),
    ],
    rows: playoff_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : t.seed <= byesOf(info.playoff.teams) ? 'strong' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    min: 50,
  });
}

function bubble({ bubble_teams, info }: Playoff): Pane {
  return tablePane<Playoff['bubble_teams'][number]>({
    key: 'bubble',
    title: info.playoff.teams === 2 ? HEADINGS.nextBestTeams : HEADINGS.bubbleTeams,
    columns: [toneColumn(BUBBLE.rank), toneColumn(BUBBLE.team), toneColumn(BUBBLE.record)],
    rows: info.playoff.teams === 2 ? bubble_teams.slice(0, 5) : bubble_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    empty: EMPTY.none,
    min: 36,
  });
}

function champions({ conference_champions, info }: Playoff): Pane {
  return tablePane<Playoff['conference_champions'][number]>({
    key: 'champions',
    title: HEADINGS.conferenceChampions,
    columns: [
      toneColumn(CHAMPIONS.conference, { least: 6 }),
      toneColumn(CHAMPIONS.team),
      toneColumn(CHAMPIONS.rank),
      toneColumn(CHAMPIONS.seed),
    ],
    rows: info.playoff.teams === 2 ? conference_champions.slice(0, 6) : conference_champions,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    empty: EMPTY.field,
    min: 36,
  });
}

export const playoff = screen<'playoff', Playoff>({
  load: ({ ask }) => ask('playoff', {}),
  view: (page, { part = 'bracket' }) => {
    const { info, bracket } = page;
    const year = String(info.currentYear);
    return view({
      title: playoffTitle(info.playoff.teams, bracket.championship.is_projection),
      note: bracket.championship.winner === null ? year : `${year}, national champion ${bracket.championship.winner}`,
      tabs: tabsOf(part, [
        ['bracket', 'Bracket', { name: 'playoff' }],
        ['field', 'Teams', { name: 'playoff', part: 'field' }],
      ]),
      panes:
        part === 'field'
          ? [field(page), bubble(page), champions(page)]
          : [
              textPane({
                key: 'bracket',
                title: 'Bracket',
                lines: (width) => [...announced(page, width), ...drawn(page, width)],
                min: 76,
                grow: 2,
              }),
              games(page),
            ],
    });
  },
});
