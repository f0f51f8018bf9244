import { firstOf, groupBy } from '../../../model/lists.ts';
import { stream } from '../../../random/stream.ts';
import { conferenceName } from '../../reading/season-view.ts';
import { nextSeason } from '../league/next-season.ts';
import type { Found, Week } from './found.ts';

/** Weeks in which conferences announce new members. */
const FIRST_WEEK = 2;
const WEEKS = 9;

/** Teams that change conferences next season: each conference announces its own a year ahead, in one week. */
function* announced({ context: { season }, week, name }: Week): Generator<Found> {
  const { year, row } = season;
  const { moves, entrants, conferenceOf } = nextSeason(season);
  const joins = [...moves, ...entrants.map(({ team, conference }) => ({ team, from: null, to: conference }))];
  for (const [to, own] of groupBy(joins, (move) => move.to)) {
    if (to === null) continue;
    const dice = stream(row.settings.seed, 'realignment', year, 'announced', to);
    if (week !== FIRST_WEEK + dice.int(WEEKS)) continue;
    const from = new Set(own.map((move) => move.from));
    const [left] = from;
    const mine = own.find(({ team }) => team === row.settings.team);
    yield {
      team: (mine ?? firstOf(own)).team,
      facts: {
        kind: 'realignment',
        teams: own.map(({ team }) => name(team)),
        from: from.size === 1 && left ? conferenceName(season, left) : null,
        to: conferenceOf(to),
        year: year + 1,
      },
    };
  }
}

export const REALIGNMENT_ARCS = [announced];
