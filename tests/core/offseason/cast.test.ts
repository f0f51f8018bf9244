import { describe, expect, it } from 'vitest';
import { type CoachJob, isInterim } from '../../../src/core/model/coaches.ts';
import { isPower } from '../../../src/core/model/power-conferences.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { castIn, realHistory } from './cast.ts';
import { mean, sd } from './nation.ts';

const [FIRST, LAST] = [2010, 2024];
const START = 2026;
const history = realHistory(START);
const seasons = new Map(history.map((row) => [`${row.team} ${row.year}`, row]));
const casts = ['a', 'b', 'c'].map((seed) => castIn(seed, START));
const inSeason = (year: number) => (job: CoachJob) => job.since <= year && (job.until === null || job.until >= year);

/** Every season of a head coach at a program, and what came of it. */
const led = casts.flatMap((ranks) => {
  const heads = ranks.jobs().filter(({ role }) => role === 'head');
  return Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index).flatMap((year) =>
    heads.filter(inSeason(year)).flatMap((job) => {
      const row = seasons.get(`${job.team} ${year}`);
      if (!row || !seasons.has(`${job.team} ${year + 1}`)) return [];
      const gone = job.until === year;
      const moved = gone && heads.some((other) => other.coach === job.coach && other.since === year + 1);
      return [{ job, year, row, gone, moved, tenure: year - job.since + 1 }];
    }),
  );
});

/** Head coaches in their first season, by their previous job. */
const hired = casts.flatMap((ranks) =>
  ranks
    .jobs()
    .filter(({ role, since }) => role === 'head' && since > FIRST && since <= LAST + 1)
    .flatMap((job) => {
      const row = seasons.get(`${job.team} ${job.since}`);
      if (!row) return [];
      const before = ranks.career(job.coach).filter(({ since }) => since < job.since);
      const last = before.find(({ role, until }) => role === 'head' && until === job.since - 1);
      const from = last && seasons.get(`${last.team} ${last.until}`);
      const source = from
        ? isPower(from.year)(from.team, from.conference)
          ? 'power'
          : 'other'
        : before.some(({ role }) => role === 'head')
          ? 'former'
          : 'first';
      const promoted = before.some(({ role, until }) => role !== 'head' && until === job.since - 1);
      return [{ source, promoted, power: isPower(job.since)(row.team, row.conference) }];
    }),
);

const share = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;
const within = (figures: readonly (readonly [figure: number, least: number, most: number])[]): void => {
  for (const [figure, least, most] of figures) {
    expect(figure).toBeGreaterThanOrEqual(least);
    expect(figure).toBeLessThanOrEqual(most);
  }
};

describe('the coaches of a new dynasty', () => {
  it('stay as long as real ones did, and leave as often after as many wins', () => {
    const won = (least: number, most: number) => led.filter(({ row }) => row.wins >= least && row.wins <= most);
    const out = ({ gone, moved }: (typeof led)[number]) => gone && !moved;
    // Ranges from public records, 2010 to 2024.
    within([
      [share(led, ({ gone }) => gone), 0.134, 0.271],
      [share(led, ({ tenure }) => tenure === 1), 0.141, 0.276],
      [share(led, ({ tenure }) => tenure >= 3), 0.52, 0.703],
      [share(led, ({ tenure }) => tenure >= 5), 0.291, 0.3846],
      [share(led, ({ tenure }) => tenure >= 8), 0.1406, 0.1875],
      [share(won(0, 2), out), 0.0909, 0.7143],
      [share(won(7, 8), out), 0.0345, 0.2143],
      [share(won(11, 15), out), 0, 0.1538],
      [
        share(
          led.filter(({ gone }) => gone),
          ({ moved }) => moved,
        ),
        0.1538,
        0.4516,
      ],
      [mean(led.filter(({ moved }) => moved).map(({ row }) => row.wins / (row.wins + row.losses))), 0.55, 0.76],
    ]);
  });

  it('are hired from realistic previous jobs', () => {
    const [power, other] = [true, false].map((is) => hired.filter((each) => each.power === is));
    within([
      [share(hired, ({ source }) => source === 'power'), 0, 0.1818],
      [share(hired, ({ source }) => source === 'other'), 0.0588, 0.2632],
      [share(hired, ({ source }) => source === 'first'), 0.3889, 0.7037],
      [share(hired, ({ promoted }) => promoted), 0.3, 0.52],
      [share(power!, ({ source }) => source === 'first'), 0.1667, 0.6],
      [share(power!, ({ source }) => source === 'other'), 0.2, 0.4],
      [share(power!, ({ source }) => source === 'former'), 0, 0.4286],
      [share(other!, ({ source }) => source === 'first'), 0.4, 1],
      [share(other!, ({ source }) => source === 'other'), 0, 0.1538],
    ]);
  });

  it('mostly lose their job when a great program falls apart, and often get another year after winning ten', () => {
    const poor = led.filter(({ row, tenure }) => row.prestige >= 6 && row.wins <= 4 && row.losses >= 7 && tenure >= 3);
    const hadWon = ({ year, row }: (typeof led)[number]) => (seasons.get(`${row.team} ${year - 1}`)?.wins ?? 0) >= 10;
    const [after, without] = [poor.filter(hadWon), poor.filter((each) => !hadWon(each))];
    expect(Math.min(after.length, without.length)).toBeGreaterThan(9);
    const gone = (each: typeof led) => share(each, (one) => one.gone);
    expect(gone(without)).toBeGreaterThan(0.55);
    expect(gone(after)).toBeLessThan(gone(without));
  });

  it('have often led several programs', () => {
    for (const ranks of casts) {
      const many = ranks.coaches().filter(({ id }) => {
        const heads = ranks.career(id).filter(({ role }) => role === 'head');
        return new Set(heads.map(({ team }) => team)).size > 1;
      });
      expect(many.length).toBeGreaterThan(50);
    }
  });

  it('have win totals that match the seasons on record', () => {
    const [ranks] = casts;
    const heads = ['kansas', 'michigan', 'boise-state'].flatMap((team) => ranks!.ofTeam(team, 'head'));
    for (const { job } of heads.filter((each) => each.job.since >= 2000)) {
      const recorded = history.filter(({ team, year }) => team === job.team && inSeason(year)(job));
      expect([job.wins, job.losses]).toEqual([
        recorded.reduce((sum, { wins }) => sum + wins, 0),
        recorded.reduce((sum, { losses }) => sum + losses, 0),
      ]);
    }
  });

  it('have led every program in every season on record', () => {
    const heads = new Map(history.map(({ team }) => [team, casts[0]!.ofTeam(team, 'head')]));
    const without = history.filter(
      ({ team, year }) => heads.get(team)!.filter(({ job }) => inSeason(year)(job)).length !== 1,
    );
    expect(without).toEqual([]);
  });

  it('are about average, those with a good record better than those with a poor one', () => {
    for (const ranks of casts) {
      const heads = ranks.held().filter(({ role }) => role === 'head');
      const skills = heads.map(({ coach }) => ranks.coach(coach).skills.game_day);
      expect(Math.abs(mean(skills))).toBeLessThan(0.35);
      expect(sd(skills)).toBeGreaterThan(0.7);
      expect(sd(skills)).toBeLessThan(1.3);
    }
  });

  it('are new as coordinators in 28 to 48 of 100 seasons', () => {
    const jobs = casts.flatMap((ranks) => ranks.jobs()).filter((job) => !isInterim(job));
    const recent = [2022, 2023, 2024, 2025, 2026];
    const fresh = jobs.filter(({ role, since }) => role === 'offense' && recent.includes(since)).length;
    const all = casts.length * recent.length * 133;
    expect(fresh / all).toBeGreaterThan(0.28);
    expect(fresh / all).toBeLessThan(0.48);
  });

  it.each([2000, 2012, 2024])('fill every staff of %i, one coach a job, none twice', (startYear) => {
    const ranks = castIn('full', startYear);
    const teams = Object.keys(reference.season(startYear).members);
    const held = ranks.held();
    expect(held.length).toBe(3 * teams.length);
    expect(new Set(held.map(({ coach }) => coach)).size).toBe(held.length);
    for (const role of ['head', 'offense', 'defense']) {
      expect(new Set(held.filter((job) => job.role === role).map(({ team }) => team))).toEqual(new Set(teams));
    }
  });
});
