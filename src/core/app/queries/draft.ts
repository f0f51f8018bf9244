import { done, type Result } from '../../contract/result.ts';
import type { DraftedFrom, DraftPage, DraftPick } from '../../contract/views/index.ts';
import { lastOf, mustGet } from '../../model/lists.ts';
import type { DraftPick as Pick } from '../../model/people/draft.ts';
import { LAST_PICKS } from '../../model/people/draft.ts';
import { isRedshirt } from '../../model/people/eligibility.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { DRAFTED_PART } from '../../words/draft.ts';
import { listed } from '../../words/numbers.ts';
import type { QueryContext } from '../reading/context.ts';
import { type Draft, draftAfter, draftYears } from '../reading/drafts.ts';
import { refuseYear } from '../reading/names.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { conferenceOf } from '../views/game.ts';
import { pageView } from '../views/team.ts';
import { prestigeAfterSeason } from './why.ts';

function pickView(season: SeasonView, { round, pick }: Pick, person: StoredPlayer): DraftPick {
  const { id, first, last, position: pos, classYear, rating, stars } = person;
  return {
    round,
    pick,
    id,
    first,
    last,
    pos,
    class: classYear,
    redshirt: isRedshirt(person),
    rating,
    stars,
    team: teamFacts(season, person.team).name,
  };
}

function programsOf(then: SeasonView, { picks, people }: Draft): DraftedFrom[] {
  const programs = new Map<string, DraftedFrom>();
  for (const { player, round, pick } of picks) {
    const { team } = mustGet(people, player);
    const row = programs.get(team) ?? {
      team: teamFacts(then, team).name,
      conference: conferenceOf(then, team),
      picks: 0,
      first_round: 0,
      best: pick,
    };
    programs.set(team, { ...row, picks: row.picks + 1, first_round: row.first_round + (round === 1 ? 1 : 0) });
  }
  return [...programs.values()].sort((a, b) => b.picks - a.picks || a.best - b.best);
}

/** The draft's effect on the prestige of the player's program. */
function nameOf(context: QueryContext, then: SeasonView): DraftPage['prestige'] {
  const why = prestigeAfterSeason({ ...context, season: then }, then.settings.team);
  return why.ok ? (why.value.parts.find(({ label }) => label === DRAFTED_PART) ?? null) : null;
}

/** The professional draft after a season; the newest unless a year is given. */
export function draft(context: QueryContext, input: { year?: number | undefined }): Result<DraftPage> {
  const years = draftYears(context);
  const year = input.year ?? years[0];
  const about = { ...pageView(context.season), years, selections: lastOf(LAST_PICKS) };
  if (year === undefined) return done({ ...about, year: null, picks: [], prestige: null, programs: [] });
  if (!years.includes(year)) {
    const known =
      years.length === 0
        ? 'the first follows the first season'
        : `there are those after ${listed([...years].reverse().map(String))}`;
    return refuseYear(year, `No draft has followed the season of ${year}; ${known}.`);
  }
  const then = context.seasonOf(year);
  const held = draftAfter(context, year);
  return done({
    ...about,
    year,
    picks: held.picks.map((pick) => pickView(then, pick, mustGet(held.people, pick.player))),
    prestige: nameOf(context, then),
    programs: programsOf(then, held),
  });
}
