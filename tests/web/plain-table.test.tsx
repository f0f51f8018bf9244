import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Stakes } from '../../src/core/contract/views/index.ts';
import { stakesTable } from '../../src/core/pages/parts/stakes.ts';
import { PlainTable } from '../../src/web/described/plain-table.tsx';
import { setUpBrowser } from './render.tsx';

setUpBrowser();

const chances = (title: number) => ({ title, playoff: 0.5, conference: 0.4, bowl: 1 });

function open(game: { if_won: object; if_lost: object } | null) {
  const stakes = { team: { name: 'LSU', conference: 'SEC' }, now: chances(0.1), game } as unknown as Stakes;
  render(<PlainTable section={stakesTable(stakes)} />);
  return screen.getAllByRole('columnheader').map((head) => head.textContent);
}

describe('the chances of a team', () => {
  it('show what a win and a loss would change', () => {
    expect(open({ if_won: chances(0.2), if_lost: chances(0.05) })).toEqual(['Chance of', 'Now', 'Win', 'Loss']);
    const title = screen.getByRole('rowheader', { name: 'National title' }).closest('tr')!;
    expect([...title.cells].map(({ textContent }) => textContent)).toEqual(['National title', '10%', '20%', '5%']);
    expect(title.cells[2]?.className).toContain('won');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leave out win and loss if there is no game', () => {
    expect(open(null)).toEqual(['Chance of', 'Now']);
  });
});
