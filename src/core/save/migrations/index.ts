import { first } from './001-first.ts';
import { parameters } from './002-parameters.ts';
import { leavers } from './003-leavers.ts';
import { awards } from './004-awards.ts';
import { seals } from './005-seals.ts';
import { recordBook } from './006-record-book.ts';
import { injuries } from './007-injuries.ts';
import { recruiting } from './008-recruiting.ts';
import { transfers } from './009-transfers.ts';
import { eligibility } from './010-eligibility.ts';

/** One step of the schema: SQL that brings a database of the version before to this one. */
export interface Migration {
  version: number;
  sql: string;
}

/** All steps in order. Released ones never change. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, sql: first },
  { version: 2, sql: parameters },
  { version: 3, sql: leavers },
  { version: 4, sql: awards },
  { version: 5, sql: seals },
  { version: 6, sql: recordBook },
  { version: 7, sql: injuries },
  { version: 8, sql: recruiting },
  { version: 9, sql: transfers },
  { version: 10, sql: eligibility },
];
