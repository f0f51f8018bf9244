import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet, zip } from '../../model/lists.ts';
import { type Injury, isInjury, keepsOut } from '../../model/people/absences.ts';
import type { Player, Winter } from '../../model/player.ts';
import type { PlayerSeason } from '../../model/season.ts';
import { centered, coachingOf } from '../../offseason/coaching.ts';
import { bySquad, facilitiesOf, type Squad, squadOf } from '../../offseason/development.ts';
import { type WinterCauses, winterDice, winterOf } from '../../offseason/winter.ts';
import { stream } from '../../random/stream.ts';
import { gamesByTeam } from '../../season/records.ts';
import { staffIn, staffOf } from '../coaches.ts';
import { type Season, seasonWith } from '../dynasty-state.ts';

/** Winter development of a season's players. */

/** Games each player appeared in, by id. */
type Appearances = ReadonlyMap<PlayerId, Pick<PlayerSeason, 'games'>>;

/** Winter causes shared by a whole squad: offense, defense or kickers. */
type Shared = Pick<WinterCauses, 'coaches' | 'facilities' | 'squad'>;

/** Contribution of next season's staffs to development, by squad. */
function coachingNext(source: Season, teams: readonly TeamId[]): Record<Squad, number>[] {
  const next = seasonWith(source, { year: source.year + 1 });
  return centered(teams.map((team) => coachingOf(staffIn(staffOf(next, team)), source.tuning)));
}

/** Winter causes shared by each program's squads after a season. */
function sharedIn(source: Season): Map<TeamId, Record<Squad, Shared>> {
  const { settings, year, tuning, programs } = source;
  const teams = programs.map(({ team }) => team);
  const facilities = facilitiesOf(programs, tuning);
  const coaching = coachingNext(source, teams);
  const { squadSd } = tuning.development;
  return new Map(
    zip(teams, coaching).map(([team, coaches]) => {
      const dice = stream(settings.seed, 'winter', year, team);
      const shared = bySquad(
        (squad): Shared => ({
          coaches: coaches[squad],
          facilities: mustGet(facilities, team),
          squad: dice.normal(0, squadSd),
        }),
      );
      return [team, shared];
    }),
  );
}

/** Team games each injured player missed. */
function gamesMissed(injuries: Season['injuries'], played: ReturnType<typeof gamesByTeam>): Map<PlayerId, number> {
  const missed = new Map<PlayerId, Set<number>>();
  const add = (injury: Injury, week: number): void => {
    const weeks = missed.get(injury.player) ?? new Set();
    missed.set(injury.player, weeks.add(week));
  };
  for (const injury of injuries) {
    if (!isInjury(injury)) continue;
    for (const { week } of played.get(injury.team) ?? []) if (keepsOut(injury, week)) add(injury, week);
  }
  return new Map([...missed].map(([player, weeks]) => [player, weeks.size]));
}

/** Returns the winter development of any player after the season. */
export function wintersAfter(source: Season, playerSeasons: Appearances): (player: Player) => Winter {
  const { settings, year, tuning, games } = source;
  const shared = sharedIn(source);
  const played = gamesByTeam(games);
  const missed = gamesMissed(source.injuries, played);
  const { reserve } = tuning.development.playing;
  return (player) => {
    const ofTeam = Math.max(1, played.get(player.team)?.length ?? 0);
    const appeared = Math.min(1, (playerSeasons.get(player.id)?.games ?? 0) / ofTeam);
    const causes: WinterCauses = {
      ...mustGet(shared, player.team)[squadOf(player.position)],
      playing: appeared * (player.starter ? 1 : reserve),
      missed: (missed.get(player.id) ?? 0) / ofTeam,
    };
    return winterOf(player, causes, winterDice(settings.seed, year, player.id), tuning);
  };
}
