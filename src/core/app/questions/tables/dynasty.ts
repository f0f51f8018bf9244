import type { DynastyRow, LoggedDecision } from '../../../save/contracts.ts';
import { type Column, table, text, whole } from '../table.ts';

const DYNASTY: readonly Column<DynastyRow>[] = [
  text('team', "The player's program.", (row, { team }) => team(row.settings.team)),
  whole('start_year', 'Its first season.', ({ settings }) => settings.startYear),
  text('seed', 'Its seed: 32 hexadecimal digits.', ({ settings }) => settings.seed),
  whole('year', 'The season it is in.', ({ year }) => year),
  text('stage', 'The stage of the year it is in.', ({ stage }) => stage),
  whole('week', 'The week to be played next.', ({ week }) => week),
  text('version', 'Version of the program that began it.', ({ engine }) => engine),
];

const DECISION: readonly Column<LoggedDecision>[] = [
  whole('decision', 'Its number, from 1.', ({ seq }) => seq),
  whole('year', 'The season it was made in.', ({ year }) => year),
  text('stage', 'The stage it was made in.', ({ stage }) => stage),
  whole('week', 'The week it was made in.', ({ week }) => week),
  text('command', 'The decision.', ({ command }) => command),
  text('input', 'The decision as JSON.', ({ input }) => JSON.stringify(input)),
];

export const DYNASTY_TABLES = [
  table('dynasty', 'The dynasty itself: one row.', ({ save }) => [save.dynasty.read()], DYNASTY),
  table('decisions', 'A decision of the player, as the log keeps it.', ({ save }) => save.decisions.all(), DECISION),
];
