import { describe, expect, it } from 'vitest';
import {
  freshStaffWatch,
  moveStaffWatch,
  STAFF_SPEED_MS,
  STAFF_SPEEDS,
  staffCallsIn,
  takesOver,
} from '../../../src/core/present/sideline/staff-watch.ts';

const playing = moveStaffWatch(freshStaffWatch(), { to: 'toggle' });
const snap = { ask: 'offense', over: false } as const;

describe('watching the staff call the user’s game', () => {
  it('does not start on its own, and starts slowly if the system asks for less motion', () => {
    expect(freshStaffWatch().playing).toBe(false);
    expect(STAFF_SPEEDS[freshStaffWatch(true).speed]).toBe('Slow');
    expect(staffCallsIn(snap, freshStaffWatch())).toBeNull();
  });

  it('calls a play at a time, at the chosen speed', () => {
    expect(staffCallsIn(snap, playing)).toBe(STAFF_SPEED_MS[1]);
    const faster = moveStaffWatch(moveStaffWatch(playing, { to: 'faster' }), { to: 'faster' });
    expect(staffCallsIn(snap, faster)).toBe(STAFF_SPEED_MS[2]);
    expect(staffCallsIn(snap, moveStaffWatch(faster, { to: 'speed', speed: 0 }))).toBe(STAFF_SPEED_MS[0]);
  });

  it('waits for the coach at halftime, and ends with the game', () => {
    expect(staffCallsIn({ ask: 'halftime', over: false }, playing)).toBeNull();
    expect(staffCallsIn({ ask: null, over: true }, playing)).toBeNull();
    expect(staffCallsIn(snap, moveStaffWatch(playing, { to: 'pause' }))).toBeNull();
  });

  it('ends with a call by the coach, but not when he skips ahead or changes the tempo', () => {
    expect(takesOver(snap, 'deep')).toBe(true);
    expect(takesOver(snap, 'until_score')).toBe(false);
    expect(takesOver(snap, 'hurry_up')).toBe(false);
    expect(takesOver({ ask: 'halftime' }, 'stay')).toBe(false);
  });
});
