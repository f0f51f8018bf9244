import { describe, expect, it } from 'vitest';
import { refusal } from '../../../src/cli/shell/failure.ts';
import { addressOf } from '../../../src/core/contract/calls.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import { COMMANDS, OPERATIONS, type OperationName, operation, QUERIES } from '../../../src/core/contract/registry.ts';
import { ERROR_CODES, HTTP_STATUS } from '../../../src/core/contract/result.ts';
import { stageOfQuery, stagePage } from '../../../src/core/contract/stage-pages.ts';
import { SEASON_STATS } from '../../../src/core/contract/views/columns.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import { STAGES, stageBefore } from '../../../src/core/model/stages.ts';

const NAMES = Object.keys(OPERATIONS) as OperationName[];

describe('the registry', () => {
  it('lists queries and commands under unique names, each at its own address', () => {
    expect(NAMES.length).toBe(Object.keys(QUERIES).length + Object.keys(COMMANDS).length);
    const addresses = NAMES.map((name) => `${operation(name).method} ${operation(name).path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const name of NAMES) expect(operation(name).path).toMatch(/^\/api\/.*\/$/);
  });

  it('builds a call’s address from its input: path parts, then a query string without what is left out', () => {
    const at = (name: OperationName, input: object) => addressOf(operation(name), input);
    expect(at('dashboard', {})).toBe('/api/dashboard/');
    expect(at('teamSchedule', { team: 'Texas A&M', year: 2025 })).toBe('/api/Texas%20A%26M/schedule/?year=2025');
    expect(at('teamSchedule', { team: 'Miami (OH)', year: null })).toBe('/api/Miami%20(OH)/schedule/');
    expect(at('playerSearch', { name: '' })).toBe('/api/players/?name=');
    expect(at('rankings', { week: undefined })).toBe('/api/rankings/');
  });

  it('changes state by POST in every command', () => {
    for (const { kind, method } of Object.values(COMMANDS)) expect([kind, method]).toEqual(['command', 'POST']);
    for (const { kind, method } of Object.values(QUERIES)) expect([kind, method]).toEqual(['query', 'GET']);
  });

  it('has one page per stage that advances the dynasty to it', () => {
    for (const stage of STAGES) {
      const { query, page } = stagePage(stage);
      expect(stageOfQuery(query)).toBe(stage);
      expect(QUERIES[query]).toMatchObject({ kind: 'query', needs: 'save' });
      expect(page).toMatch(/^\//);
    }
  });

  it('names what leads to a stage and what follows it like the table of stages', () => {
    for (const stage of STAGES) expect(QUERIES[stagePage(stage).query].stages).toContain(stageBefore(stage));
    expect(COMMANDS.advance.description).toContain([...STAGES.slice(1), STAGES[0]].join(', '));
  });

  it('maps every kind of refusal to a status and an exit code', () => {
    expect(ERROR_CODES.map((code) => HTTP_STATUS[code])).toEqual([400, 401, 404, 409, 423, 403, 500]);
    expect(ERROR_CODES.map((code) => refusal({ code, message: '' }).exit)).toEqual([2, 4, 2, 2, 5, 2, 1]);
  });

  it('knows the columns of every position', () => {
    for (const position of POSITIONS) expect(SEASON_STATS[position]).toBeInstanceOf(Array);
  });
});

describe('a new game', () => {
  it('is parsed from text and values alike', () => {
    const texts = { team: 'Texas', year: '2026', playoff_teams: '4', playoff_conf_champ_top_4: 'False' };
    const values = { team: 'Texas', year: 2026, playoff_teams: 4, playoff_conf_champ_top_4: false };
    expect(newGameInput.parse(texts)).toEqual(values);
    expect(newGameInput.parse(values)).toEqual(values);
  });

  it.each([{ year: '20x6' }, { year: -1 }, { playoff_teams: 3 }, { playoff_autobids: 1.5 }, { team: '' }])(
    'is refused with %j',
    (wrong) => {
      expect(newGameInput.safeParse({ team: 'Texas', year: 2026, ...wrong }).success).toBe(false);
    },
  );
});
