import { done, type Result } from '../../../contract/result.ts';
import type { Feed, FeedItem } from '../../../contract/views/season/feed.ts';
import { PERIODS } from '../../../model/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import { pageView } from '../../views/team.ts';
import { careerItems } from './career.ts';
import { type UndatedItem, whenOf } from './item.ts';
import { boosterItems, boosterMoods, coachItems } from './program.ts';
import { recruitingItems, signingDays } from './recruiting.ts';
import { injuryItems, planItems, redshirtItems } from './season.ts';
import { brokenPromises, winterItems } from './winter.ts';

/** Every event of the program since last winter, newest first. */
function itemsOf(context: QueryContext): { item: FeedItem; order: number }[] {
  const { year, settings } = context.season.row;
  const dated = (items: readonly UndatedItem[], of: number) =>
    items.map(({ period, ...item }) => ({
      order: of * (PERIODS + 1) + period,
      item: { ...item, year: of, when: whenOf(period) },
    }));
  const winters = [year - 1, year].filter((each) => each >= settings.startYear);
  const signed = winters.filter((each) => each < year);
  const season = [
    ...recruitingItems(context),
    ...planItems(context),
    ...injuryItems(context),
    ...redshirtItems(context),
    ...boosterItems(context),
    ...coachItems(context),
    ...brokenPromises(context),
    ...careerItems(context),
  ];
  return [
    ...dated(season, year),
    ...winters.flatMap((each) => dated([...winterItems(context, each), ...boosterMoods(context, each)], each)),
    ...signed.flatMap((each) => dated(signingDays(context.save.recruiting.ofYear(each)), each)),
  ].sort((a, b) => b.order - a.order || a.item.key.localeCompare(b.item.key));
}

/** Everything that has happened to the program since last winter, with the results of decisions, newest first. */
export function feed(context: QueryContext): Result<Feed> {
  const items = context.memo('feed', () => itemsOf(context));
  const newest = items[0]?.order;
  return done({
    ...pageView(context.season),
    items: items.map(({ item }) => item),
    latest: items.filter(({ order }) => order === newest).length,
  });
}
