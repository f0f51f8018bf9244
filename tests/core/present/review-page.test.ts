import { expect, it } from 'vitest';
import { reviewPage } from '../../../src/core/present/review/page.ts';
import { answer } from '../../cli/tui/screens/fake.ts';

const review = answer('summary', 'review');

it('a season’s page has its games, leaders and departures, and needs no other file', () => {
  const page = reviewPage(review);
  for (const { opponent } of review.games) expect(page).toContain(opponent.name);
  for (const { last } of [...review.leaders, ...review.honors]) expect(page).toContain(last.replace('"', '&quot;'));
  expect(page).toContain(`${review.leaving.length} players leave.`);
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).not.toMatch(/\b(src|href)=|url\(|@import|<script/);
});

it('a name that looks like a tag is shown as text', () => {
  const [first, ...others] = review.leaders;
  const named = { ...first!, first: '<script>alert(1)</script>', last: 'R&B' };
  const team = { ...review.team, name: '<b>Michigan' };
  const page = reviewPage({ ...review, team, leaders: [named, ...others] });
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; R&amp;B');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
});
