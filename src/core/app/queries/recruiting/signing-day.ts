import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Announcement, Signer, SigningDayPage } from '../../../contract/views/recruiting/signing-day.ts';
import type { ClassState } from '../../../model/class-state.ts';
import { firstOf } from '../../../model/lists.ts';
import {
  type Announcement as Announced,
  type Remembered,
  type SigningDay,
  type SigningDayName,
  signingDayOf,
} from '../../../model/program/signing-day.ts';
import { signsEarly } from '../../../model/recruiting.ts';
import { noSigningDay } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import { dynastyYears, findYear } from '../../reading/names.ts';
import { storedClass } from '../../reading/recruiting.ts';
import { type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';
import { choiceNews } from '../feed/choice.ts';

/** The class recruited in a season of the dynasty. */
function classOfYear(context: QueryContext, year: number): ClassState {
  return year === context.season.year ? storedClass(context) : context.save.recruiting.ofYear(year);
}

/** The requested season; by default, the latest one whose class has had a signing day. */
function yearFor(context: QueryContext, asked: number | undefined): Result<number> {
  const year = findYear(context.season, asked);
  if (!year.ok || asked !== undefined) return year;
  const { startYear } = context.season.settings;
  return done(storedClass(context).days.length > 0 ? year.value : Math.max(startYear, year.value - 1));
}

const nameOf = ({ days, classOf }: ClassState, day: SigningDay): SigningDayName =>
  signingDayOf(day.period, classOf) ?? (days[0] === day ? 'december' : 'february');

/** The requested day, or the latest; null if none was requested and none is known. */
function dayFor(state: ClassState, asked: SigningDayName | undefined): Result<SigningDay | null> {
  if (asked === undefined) return done(state.days.at(-1) ?? null);
  const found = state.days.find((day) => nameOf(state, day) === asked);
  if (found !== undefined) return done(found);
  const never = asked === 'december' && !signsEarly(state.classOf);
  return refuse('not_found', noSigningDay(asked, state.classOf, never));
}

const signer = ({ position: pos, number, first, last, stars }: Remembered): Signer => ({
  number,
  first,
  last,
  pos,
  stars,
});

/** A recruit's announcement from the player's program's point of view. */
function announcementView(season: SeasonView, { recruit, from, rank }: Announced): Announcement {
  const { team } = season.settings;
  const to = firstOf(recruit.finalists).team;
  const name = (of: string) => teamFacts(season, of).name;
  return {
    ...signer(recruit),
    hats: recruit.finalists.map((each) => name(each.team)).sort(),
    chose: name(to),
    ours: to === team,
    from: from === null ? null : name(from),
    text: choiceNews(season, recruit, { to, flipped: from !== null, wasOurs: from === team }).text,
    rank,
  };
}

/** A class's signing day, announcement by announcement. */
export function signingDay(context: QueryContext, input: InputOf<'signingDay'>): Result<SigningDayPage> {
  const year = yearFor(context, input.year);
  if (!year.ok) return year;
  const season = context.seasonOf(year.value);
  const state = classOfYear(context, year.value);
  const found = dayFor(state, input.day);
  if (!found.ok) return found;
  const day = found.value;
  return done({
    ...pageView(season),
    year: year.value,
    class_of: state.classOf,
    day: day && nameOf(state, day),
    days: state.days.map((each) => nameOf(state, each)),
    years: dynastyYears(context.season),
    programs: season.programs.length,
    before: day?.before ?? 0,
    after: day?.after ?? 0,
    letters: day?.letters.map(signer) ?? [],
    waiting: day?.waiting.map(signer) ?? [],
    released: day?.released.map(signer) ?? [],
    announcements: day?.announcements.map((each) => announcementView(season, each)) ?? [],
  });
}
