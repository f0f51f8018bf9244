import type { QuestionTable } from './table.ts';
import { QUESTION_TABLES } from './tables/index.ts';

/** Far longer than any question that is typed. */
const MOST_CHARACTERS = 100_000;

/** What statements that only read begin with. */
const READING = ['select', 'with', 'values', 'explain'];

/** What a statement may begin with that says nothing: spaces, and comments of both kinds. */
const SILENT: readonly RegExp[] = [/^[\s;]+/, /^--[^\n]*/, /^\/\*[\s\S]*?(?:\*\/|$)/];

/** A text without the comments and spaces that it begins with. */
function withoutBeginning(sql: string): string {
  let rest = sql;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const each of SILENT) rest = rest.replace(each, '');
  }
  return rest;
}

/** Why a text is not a question, in a sentence; null when it may be asked. */
export function whyNoQuestion(sql: string): string | null {
  if (sql.length > MOST_CHARACTERS) return `A query can have at most ${MOST_CHARACTERS} characters; this one has more.`;
  const [word = ''] = /^\w*/.exec(withoutBeginning(sql)) ?? [];
  if (word === '') return 'No query given. Try "select team, wins from team_seasons".';
  if (READING.includes(word.toLowerCase())) return null;
  return `Queries are read-only: start with ${READING.join(', ')}, not "${word.slice(0, 40)}".`;
}

/** Whether there is anything but spaces and comments in the text after a statement. */
export function hasAnother(rest: string): boolean {
  return withoutBeginning(rest) !== '';
}

/** The tables that a question may be about: those it names. */
export function tablesNamed(sql: string): QuestionTable[] {
  const words = new Set(sql.toLowerCase().match(/\w+/g));
  return QUESTION_TABLES.filter(({ name }) => words.has(name));
}
