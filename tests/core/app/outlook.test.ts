import { describe, expect, it } from 'vitest';
import { mean } from '../offseason/nation.ts';
import { ask, begin } from './helpers.ts';

describe('a staff’s projection of a player', () => {
  it('is a range, narrower the longer it has seen him, right for most, and wrong by as much up as down', async () => {
    const session = await begin();
    const potential = new Map(session.read((save) => save.players.current().map((each) => [each.id, each.potential])));
    const widths = new Map<number, number[]>();
    const errors: number[] = [];
    let inside = 0;
    for (const team of ['Michigan', 'Ohio State', 'Toledo']) {
      for (const { id } of (await ask(session, 'roster', { team })).roster) {
        if (!potential.has(id)) continue;
        const { outlook, seasons_seen, player } = await ask(session, 'player', { id });
        const { low, high } = outlook!;
        expect(low).toBeGreaterThanOrEqual(player.rating);
        if (low > player.rating) widths.set(seasons_seen, [...(widths.get(seasons_seen) ?? []), high - low]);
        const best = Math.max(player.rating, potential.get(id)!);
        if (best >= low - 0.5 && best <= high + 0.5) inside += 1;
        errors.push(best - (low + high) / 2);
      }
    }
    expect(mean(widths.get(1)!)).toBeGreaterThan(mean(widths.get(3)!) + 2);
    expect(inside / errors.length).toBeGreaterThan(0.55);
    expect(inside / errors.length).toBeLessThan(0.9);
    expect(Math.abs(mean(errors))).toBeLessThan(1.5);
    session.close();
  });
});
