import type { WalkOn as WalkOnView } from '../../contract/views/index.ts';
import type { TeamId } from '../../model/ids.ts';
import { isRedshirt } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF } from '../../model/positions.ts';
import { type Numbered, uniformNumbers } from '../../offseason/uniforms.ts';
import { type WalkOn, walkOnsOf, whoIs } from '../../offseason/walk-ons.ts';
import { rosterYear, type SeasonView } from './season-view.ts';

/** Who is on a team's roster beside its scholarship players, and what everybody wears. */
interface WholeRoster {
  walkOns: WalkOnView[];
  numberOf(player: Player): number;
}

const playerKey = ({ id }: Player): string => `player ${id}`;
const walkOnKey = ({ arrived, place }: WalkOn): string => `walk-on ${arrived} ${place}`;

/** The whole roster of a team, of whom `players` are on scholarship. */
export function wholeRoster(season: SeasonView, team: TeamId, players: readonly Player[]): WholeRoster {
  const year = rosterYear(season);
  const { seed } = season.row.settings;
  const input = { seed, rules: season.ruleBook(), tuning: season.tuning() };
  const walkOns = season.program.has(team) ? walkOnsOf(team, year, players.length, input) : [];
  const numbered: Numbered[] = [
    ...players.map((player) => ({ ...player, key: playerKey(player) })),
    ...walkOns.map((walkOn) => ({ ...walkOn, key: walkOnKey(walkOn) })),
  ];
  const numbers = uniformNumbers(numbered, year, seed);
  const shaped = walkOns.map((walkOn) => {
    const { first, last, homeState } = whoIs(team, walkOn, season.reference, input);
    const { position: pos, classYear } = walkOn;
    const number = numbers.get(walkOnKey(walkOn))!;
    return { first, last, pos, year: classYear, redshirt: isRedshirt(walkOn), number, home_state: homeState };
  });
  const at = ({ pos }: WalkOnView) => PLACE_OF[pos];
  return {
    walkOns: shaped.sort((a, b) => at(a) - at(b) || a.number - b.number),
    numberOf: (player) => numbers.get(playerKey(player))!,
  };
}
