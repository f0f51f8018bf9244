import type { QuestionTable } from './table.ts';
import { QUESTION_TABLES } from './tables/index.ts';

/** Far longer than any question a person types. */
const MOST_CHARACTERS = 100_000;

/** First words of statements that only read. */
const READING = ['select', 'with', 'values', 'explain'];

/** Text without meaning that a statement may start with: spaces, and comments of both kinds. */
const SILENT: readonly RegExp[] = [/^[\s;]+/, /^--[^\n]*/, /^\/\*[\s\S]*?(?:\*\/|$)/];

/** Removes comments and spaces at the start of a text. */
function withoutBeginning(sql: string): string {
  let rest = sql;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const each of SILENT) rest = rest.replace(each, '');
  }
  return rest;
}

/** Explains why a text is not a valid question; null if it is. */
export function whyNoQuestion(sql: string): string | null {
  if (sql.length > MOST_CHARACTERS) return `A query can have at most ${MOST_CHARACTERS} characters; this one has more.`;
  const [word = ''] = /^\w*/.exec(withoutBeginning(sql)) ?? [];
  if (word === '') return 'No query given. Try "select team, wins from team_seasons".';
  if (READING.includes(word.toLowerCase())) return null;
  return `Queries are read-only: start with ${READING.join(', ')}, not "${word.slice(0, 40)}".`;
}

/** Whether the text after a statement contains anything but spaces and comments. */
export function hasAnother(rest: string): boolean {
  return withoutBeginning(rest) !== '';
}

/** The tables a question names. */
export function tablesNamed(sql: string): QuestionTable[] {
  const words = new Set(sql.toLowerCase().match(/\w+/g));
  return QUESTION_TABLES.filter(({ name }) => words.has(name));
}
