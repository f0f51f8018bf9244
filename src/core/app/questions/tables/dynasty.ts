import type { DynastyRow, LoggedDecision } from '../../../save/contracts.ts';
import { type Column, table, text, whole } from '../table.ts';

const DYNASTY: readonly Column<DynastyRow>[] = [
  text('team', 'Your program.', (row, { team }) => team(row.settings.team)),
  whole('start_year', 'First season of the dynasty.', ({ settings }) => settings.startYear),
  text('seed', 'Seed: 32 hexadecimal digits.', ({ settings }) => settings.seed),
  whole('year', 'Current season.', ({ year }) => year),
  text('stage', 'Current stage of the year.', ({ stage }) => stage),
  whole('week', 'Next week to be played.', ({ week }) => week),
  text('version', 'Program version that started it.', ({ engine }) => engine),
];

const DECISION: readonly Column<LoggedDecision>[] = [
  whole('decision', 'Number, from 1.', ({ seq }) => seq),
  whole('year', 'Season it was made in.', ({ year }) => year),
  text('stage', 'Stage it was made in.', ({ stage }) => stage),
  whole('week', 'Week it was made in.', ({ week }) => week),
  text('command', 'The decision.', ({ command }) => command),
  text('input', 'The decision as JSON.', ({ input }) => JSON.stringify(input)),
];

export const DYNASTY_TABLES = [
  table('dynasty', 'The dynasty: one row.', ({ save }) => [save.dynasty.read()], DYNASTY),
  table('decisions', 'One of your decisions, from the decision log.', ({ save }) => save.decisions.all(), DECISION),
];
