import { itemAt } from '../model/lists.ts';
import { changeText, firedText, ownCoachText } from './arcs/coaches.ts';
import type { ArcFacts } from './arcs/facts.ts';
import { leftOf, recordText } from './arcs/records.ts';
import { championText, endText, firstsText, realignmentText, streakText, unbeatenText } from './arcs/seasons.ts';
import { firstSeasonTexts, voteTexts } from './headlines/playoff-change.ts';
import {
  capitalized,
  plural,
  possessive,
  rankedName,
  spelled,
  spelledOrdinal,
  spelledPlural,
  winLoss,
} from './numbers.ts';
import { recordNumber } from './records.ts';

/** Sentences for stories that run longer than a week. All pure: the same facts always give the same text. */

/** Merges two streaks of the same length; null for anything else. */
export function joinedArc(a: ArcFacts, b: ArcFacts): ArcFacts | null {
  if ((a.kind !== 'streak' && a.kind !== 'skid') || a.kind !== b.kind || a.length !== b.length) return null;
  return { ...a, teams: [...a.teams, ...b.teams] };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the table of wordings, a case for each kind of arc
function variants(f: ArcFacts): string[] {
  switch (f.kind) {
    case 'streak':
    case 'skid':
      return streakText(f);
    case 'streak_over':
    case 'skid_over':
      return endText(f);
    case 'top':
      return f.weeks > 1
        ? [
            `${f.team} is the new No. 1; ${f.before} had been there for ${plural(f.weeks, 'week')}.`,
            `${f.team} is No. 1 again; ${f.before} held the top spot for ${plural(f.weeks, 'week')}.`,
            `Back on top: ${f.team} replaces ${f.before}, No. 1 for ${plural(f.weeks, 'week')}.`,
          ]
        : [
            `${f.team} takes No. 1 from ${f.before}.`,
            `${f.team} takes No. 1 back from ${f.before}.`,
            `No. 1 once more: ${f.team} replaces ${f.before}.`,
          ];
    case 'unbeaten':
      return unbeatenText(f);
    case 'series_over':
      return [
        `${f.team} beats ${f.other} for the first time in ${spelled(f.length + 1)} meetings, ${f.score}.`,
        `${f.other} had won ${spelled(f.length)} straight against ${f.team}; this time it is ${f.score} for ${f.team}.`,
      ];
    case 'revenge':
      return [
        `${f.team} gets even with ${f.other} for its loss in the ${f.game} last season, ${f.score}.`,
        `Last season ${f.other} beat ${f.team} in the ${f.game}; this time it is ${f.score} the other way.`,
      ];
    case 'answered': {
      const beaten = rankedName(f.other, f.rank);
      const after = f.weeks === 1 ? 'a week' : spelledPlural(f.weeks, 'week');
      return [
        `${capitalized(after)} after losing to ${f.lostTo}, ${f.team} answers with a win over ${beaten}.`,
        `${f.team} shakes off the loss to ${f.lostTo} and beats ${beaten}.`,
        `${f.team} bounces back from its loss to ${f.lostTo} with a win over ${beaten}.`,
        `What a difference ${after} makes: ${f.team}, which lost to ${f.lostTo}, beats ${beaten}.`,
      ];
    }
    case 'ten_wins':
    case 'eligible':
    case 'ranked_again':
      return firstsText(f);
    case 'champion':
      return championText(f);
    case 'conference_title':
      return [
        f.since === null
          ? `It is ${possessive(f.team)} first ${f.conference} title since before ${f.began}.`
          : `${f.team} takes its first ${f.conference} title since ${f.since}.`,
      ];
    case 'coach':
      return [
        `${f.who} of ${f.team} is the coach of the year: ${winLoss(f.wins, f.losses)} in a season of ${spelledPlural(f.expected, 'expected win')}.`,
      ];
    case 'coach_wins':
      return [
        `${possessive(f.who)} win No. ${f.number} as a head coach: ${f.team} over ${f.other}, ${f.score}.`,
        `${f.who} of ${f.team} has won ${plural(f.number, 'game')} as a head coach, the latest over ${f.other}, ${f.score}.`,
      ];
    case 'hot_seat':
    case 'seat_cools':
    case 'rising':
      return ownCoachText(f);
    case 'new_coach':
      return [
        `${f.team} begins under a new head coach, ${f.who}, after ${spelledPlural(f.seasons, 'season')} of ${f.before}.`,
        `A new head coach at ${f.team}: ${f.who} replaces ${f.before}, who was there for ${spelledPlural(f.seasons, 'season')}.`,
      ];
    case 'realignment':
      return realignmentText(f);
    case 'playoff_grows':
      return voteTexts(f);
    case 'larger_playoff':
      return firstSeasonTexts(f);
    case 'coach_fired':
      return firedText(f);
    case 'coach_change':
      return changeText(f);
    case 'freshman':
      if (f.times > 1) {
        const again = `for the ${spelledOrdinal(f.times)} time`;
        return [
          `Freshman ${f.position} ${f.who} of ${f.team} is the national ${f.part} player of the week ${again}.`,
          `${possessive(f.team)} freshman ${f.who} has done it again: national ${f.part} player of the week ${again}.`,
        ];
      }
      return [
        `${f.who}, a freshman ${f.position} at ${f.team}, is the national ${f.part} player of the week.`,
        `A freshman arrives: ${f.position} ${f.who} of ${f.team} is the national ${f.part} player of the week.`,
        `${f.who} of ${f.team} is just a freshman, and already the national ${f.part} player of the week.`,
        `The national ${f.part} player of the week is a freshman: ${f.position} ${f.who} of ${f.team}.`,
      ];
    case 'milestone':
      return [
        `${f.who} passes ${recordNumber(f.number)} ${f.what} for ${f.span === 'career' ? 'his career' : 'the season'}.`,
      ];
    case 'in_reach':
      return [
        `${f.who} is ${leftOf(f.record, f.left)} away from the single-season school record, ${f.holder === f.who ? 'his own' : possessive(f.holder)} ${recordNumber(f.value)}.`,
      ];
    case 'record':
      return recordText(f);
  }
}

/**
 * Returns an arc as a sentence.
 * @param variant picks the wording: the same for the same team and week
 */
export function arcText(facts: ArcFacts, variant: number): string {
  const all = variants(facts);
  return itemAt(all, variant % all.length);
}

/** Priority in the news. */
const WEIGHT: Readonly<Record<ArcFacts['kind'], number>> = {
  champion: 100,
  record: 70,
  coach: 65,
  coach_wins: 60,
  hot_seat: 63,
  seat_cools: 61,
  rising: 61,
  streak_over: 60,
  top: 58,
  conference_title: 50,
  unbeaten: 48,
  revenge: 46,
  streak: 44,
  series_over: 40,
  skid_over: 36,
  answered: 34,
  coach_fired: 62,
  coach_change: 56,
  realignment: 54,
  playoff_grows: 90,
  larger_playoff: 90,
  new_coach: 32,
  ten_wins: 30,
  freshman: 28,
  ranked_again: 26,
  skid: 22,
  eligible: 20,
  milestone: 18,
  in_reach: 16,
};

/** Sorts the biggest first, and those of better-ranked teams first within a kind. */
export function arcOrder(
  a: { kind: ArcFacts['kind']; rank: number },
  b: { kind: ArcFacts['kind']; rank: number },
): number {
  const place = (rank: number) => (rank === 0 ? Number.POSITIVE_INFINITY : rank);
  return WEIGHT[b.kind] - WEIGHT[a.kind] || (place(a.rank) === place(b.rank) ? 0 : place(a.rank) - place(b.rank));
}
