import { expect, it } from 'vitest';
import { reviewPicture } from '../../../src/core/present/review/picture.ts';
import { answer } from '../../cli/tui/screens/fake.ts';

const review = answer('summary', 'review');
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

it('a season’s picture has its record, games and leaders, and needs no other file', () => {
  const svg = reviewPicture(review);
  const text = textsOf(svg).join('\n');
  for (const { opponent, score } of review.games) {
    expect(text).toContain(opponent.name.replace('&', '&amp;'));
    expect(text).toContain(score);
  }
  for (const { last } of review.leaders) expect(text).toContain(last);
  expect(text).toContain(`Michigan 2024: ${review.wins}-${review.losses}`);
  expect(svg).not.toMatch(/\b(href|src)=|url\(|<script|<image/);
});

it('nothing of the picture lies outside it, and names are text', () => {
  const [first, ...others] = review.leaders;
  const long = { ...first!, first: '<script>alert(1)</script>', last: 'W'.repeat(200) };
  const svg = reviewPicture({ ...review, leaders: [long, ...others], games: [...review.games, ...review.games] });
  expect(svg).not.toContain('<script');
  for (const [, x, y] of svg.matchAll(/<text x="(\d+)" y="(\d+)"/g)) {
    expect(Number(x)).toBeLessThan(1200);
    expect(Number(y)).toBeLessThan(630);
  }
  for (const text of textsOf(svg)) expect(text.replace(/&\w+;/g, '.').length).toBeLessThanOrEqual(98);
});
