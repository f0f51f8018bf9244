import type { AnswerOf } from '../../../core/contract/registry.ts';
import { TEAM_STAT_COLUMNS, type TeamStatColumn } from '../../../core/contract/views/columns.ts';
import type { HeadCoach } from '../../../core/contract/views/people/coaches.ts';
import type { Roster, RosterPlayer } from '../../../core/contract/views/people/roster.ts';
import type { TeamStats } from '../../../core/contract/views/season/team-stats.ts';
import {
  COMMON,
  EMPTY,
  fullName,
  HEADINGS,
  isInterim,
  nameColumn,
  numberText,
  oneDecimal,
  placeOf,
  plural,
  ROSTER,
  schemesText,
  TEAM_NUMBERS,
  tenureText,
} from '../../../core/present/index.ts';
import type { Item } from '../play/view.ts';
import { BLANK, dots, line, ratingBar, tablePane, teamTitle, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';
import { whyTeamKey } from './why.ts';

/** The head coach with his years, one line each; the name leads to his career. */
function coachLines(coach: HeadCoach | null): Item[] {
  if (coach === null) return [];
  const named = line([`${isInterim(coach) ? 'Interim ' : 'Coach'}`.padEnd(10), fullName(coach)], {
    name: 'coach',
    id: coach.id,
  });
  return [named, ...(isInterim(coach) ? [] : [line([`          ${tenureText(coach)}`])])];
}

/** A team's card in a few lines, for its page and next to wide lists. */
export function cardLines({ team, head_coach, schemes }: AnswerOf<'teamInfo'>): Item[] {
  const link = (label: string, route: Parameters<typeof line>[1]) => line([[label, 'accent']], route);
  return [
    line([[` ${teamTitle(team)} `, team.colorPrimary as `#${string}`]]),
    line([team.conference === 'Independent' ? 'Independent' : `${team.conference} conference`]),
    BLANK,
    ...(placeOf(team) === null ? [] : [line([`Rank      #${team.ranking}`])]),
    line([`Record    ${team.record.split(' ')[0]}`]),
    ...(team.conference === 'Independent' ? [] : [line([`In conf.  ${team.confWins}-${team.confLosses}`])]),
    line(['Prestige  ', [dots(team.prestige), 'accent']]),
    line([
      ['Ceiling   ', 'faint'],
      [dots(team.ceiling), 'faint'],
    ]),
    line([
      ['Floor     ', 'faint'],
      [dots(team.floor), 'faint'],
    ]),
    line([`Rating    ${oneDecimal(team.rating)}`]),
    line([`Offense   ${oneDecimal(team.offense)} `, [ratingBar(team.offense ?? 0), 'accent']]),
    line([`Defense   ${oneDecimal(team.defense)} `, [ratingBar(team.defense ?? 0), 'accent']]),
    BLANK,
    ...coachLines(head_coach),
    ...(schemes === null ? [] : [line([schemesText(schemes)])]),
    BLANK,
    link('Schedule', { name: 'schedule', team: team.name }),
    link('Roster', { name: 'roster', team: team.name }),
    link('History', { name: 'history', team: team.name }),
  ];
}

interface Card {
  info: AnswerOf<'teamInfo'>;
  roster: Roster;
}

export const team = screen<'team', Card>({
  load: async ({ ask }, route) => ({
    info: await ask('teamInfo', { team_name: route.team }),
    roster: await ask('roster', { team: route.team }),
  }),
  view: ({ info, info: { team: own }, roster }) =>
    view({
      title: own.name,
      tabs: teamTabs('team', own.name),
      keys: [...otherTeams('team', own.name, roster.teams), whyTeamKey(own.name)],
      panes: [
        textPane({ key: 'card', title: 'Card', lines: cardLines(info), min: 34 }),
        tablePane<RosterPlayer>({
          key: 'best',
          title: 'Best players',
          columns: [
            toneColumn(ROSTER.name),
            toneColumn(ROSTER.position),
            toneColumn(ROSTER.rating),
            toneColumn(ROSTER.year),
          ],
          rows: [...roster.roster].sort((a, b) => b.rating - a.rating || a.id - b.id).slice(0, 22),
          route: (p) => ({ name: 'player', id: p.id }),
          min: 40,
        }),
      ],
    }),
});

interface StatRow {
  key: TeamStatColumn;
  own: number;
  rank: number;
  allowed: number;
  allowedRank: number;
}

type Leader =
  | AnswerOf<'teamStats'>['leaders']['rushing'][number]
  | TeamStats['leaders']['passing'][number]
  | TeamStats['leaders']['receiving'][number];

interface LeaderRow {
  kind: string;
  entry: Leader;
  line: string;
}

function leaders({ leaders: of }: TeamStats): LeaderRow[] {
  return [
    ...of.passing.map((entry) => ({
      kind: 'Passing',
      entry,
      line: `${entry.stats.cmp}/${entry.stats.att}, ${entry.stats.yards} yds, ${entry.stats.td} TD, ${entry.stats.int} int`,
    })),
    ...of.rushing.map((entry) => ({
      kind: 'Rushing',
      entry,
      line: `${entry.stats.att} att, ${entry.stats.yards} yds, ${entry.stats.td} TD`,
    })),
    ...of.receiving.map((entry) => ({
      kind: 'Receiving',
      entry,
      line: `${entry.stats.rec} rec, ${entry.stats.yards} yds, ${entry.stats.td} TD`,
    })),
  ];
}

/** The team's leaders in passing, rushing and receiving. */
export function leadersPane(stats: TeamStats) {
  return tablePane<LeaderRow>({
    key: 'leaders',
    title: 'Leaders',
    columns: [
      toneColumn(nameColumn<LeaderRow>('name', COMMON.player, (r) => r.entry)),
      { key: 'line', title: 'Line', value: (r) => r.line, least: 16 },
    ],
    rows: leaders(stats),
    group: (r) => r.kind,
    sortable: false,
    route: (r) => ({ name: 'player', id: r.entry.id }),
    min: 48,
    empty: EMPTY.numbers,
  });
}

/** The team's numbers and those it allowed, each with its national rank. */
function statsPane(stats: TeamStats) {
  const rows = TEAM_STAT_COLUMNS.map(
    (key): StatRow => ({
      key,
      own: stats.offense[key],
      rank: stats.ranks.offense[key] ?? 0,
      allowed: stats.defense[key],
      allowedRank: stats.ranks.defense[key] ?? 0,
    }),
  );
  // Before the first game nothing is known, and every team would rank first.
  const known = stats.offense.games > 0;
  const number = (key: 'own' | 'allowed' | 'rank' | 'allowedRank', title: string, text: (row: StatRow) => string) => ({
    key,
    title,
    align: 'right' as const,
    value: (row: StatRow) => (known ? row[key] : null),
    text: (row: StatRow) => (known ? text(row) : '-'),
  });
  const place = (rank: number) => (rank === 0 ? '-' : `#${rank}`);
  return tablePane<StatRow>({
    key: 'stats',
    title: 'Team',
    columns: [
      { key: 'stat', title: HEADINGS.perGame, value: (r) => TEAM_NUMBERS[r.key].long, least: 16 },
      number('own', 'Own', (r) => numberText(TEAM_NUMBERS[r.key], r.own)),
      number('rank', 'Rank', (r) => place(r.rank)),
      number('allowed', 'Allowed', (r) => numberText(TEAM_NUMBERS[r.key], r.allowed)),
      number('allowedRank', 'Rank', (r) => place(r.allowedRank)),
    ],
    rows,
    min: 56,
  });
}

export const teamStats = screen<'teamStats', { stats: TeamStats; names: { name: string }[] }>({
  load: async ({ ask }, route) => ({
    stats: await ask('teamStats', { team: route.team }),
    names: (await ask('roster', { team: route.team })).teams,
  }),
  view: ({ stats, names }) =>
    view({
      title: `${stats.team.name} Statistics`,
      note: `per game, ${plural(stats.offense.games, 'game')} played`,
      tabs: teamTabs('teamStats', stats.team.name),
      head: teamHead({ team: stats.team, info: stats.info, led: stats }),
      keys: otherTeams('teamStats', stats.team.name, names),
      panes: [statsPane(stats), leadersPane(stats)],
    }),
});
