import { describe, expect, it } from 'vitest';
import type { RosterProgression } from '../../../src/core/contract/views/people/progression.ts';
import { STAGES } from '../../../src/core/model/stages.ts';
import { PAGES } from '../../../src/core/pages/index.ts';
import { progression } from '../../../src/core/pages/offseason/progression.ts';
import { recruiting } from '../../../src/core/pages/offseason/recruiting.ts';
import * as given from '../../web/fixtures.ts';

function rowsIn(view: ReturnType<typeof progression.view>, name: string): readonly unknown[] {
  const section = view.sections?.find((each) => each.name === name);
  if (section?.kind !== 'table') throw new Error(`There is no table ${name}.`);
  return section.rows;
}

describe('the pages of the offseason', () => {
  it('belong to one stage each, at its own address', () => {
    const stages = PAGES.flatMap(({ place }) => (place.stage === undefined ? [] : [place.stage]));
    expect(stages.filter((stage) => STAGES.includes(stage))).toEqual(stages);
    expect(new Set(stages).size).toBe(stages.length);
    expect(progression.place.paths).toEqual(['/roster_progression']);
  });

  it('show in the roster progression only the players of the chosen position', () => {
    const answer: RosterProgression = given.progression();
    const all = progression.view(answer, { params: {}, more: null });
    const receivers = progression.view(answer, { params: { position: 'wr' }, more: null });
    expect(rowsIn(all, 'leaving')).toHaveLength(1);
    expect(rowsIn(receivers, 'leaving')).toHaveLength(0);
    expect(rowsIn(receivers, 'returning')).toHaveLength(1);
  });

  it('show the class of the user’s team until another is chosen', () => {
    const answer = given.recruiting(4);
    const own = recruiting.view(answer, { params: {}, more: null });
    expect(own.pickers?.find(({ label }) => label === 'Team')?.chosen).toBe(answer.info.team.name);
    expect(rowsIn(own, 'class')).toHaveLength(4);
    const other = recruiting.view(answer, { params: { team: 'Georgia' }, more: null });
    expect(other.note).toContain('Georgia 1st of 2 classes');
    expect(rowsIn(other, 'recruits')).toHaveLength(8);
  });
});
