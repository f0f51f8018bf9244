import type { WalkOn as WalkOnView } from '../../contract/views/index.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { isRedshirt } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF } from '../../model/positions.ts';
import { type Numbered, type Numbers, uniformNumbers } from '../../offseason/uniforms.ts';
import { type WalkOn, walkOnsOf, whoIs } from '../../offseason/walk-ons.ts';
import type { Save } from '../../save/contracts.ts';
import { rosterYear, type SeasonView } from './season-view.ts';

/** A team's walk-ons, and every player's jersey number. */
interface WholeRoster {
  walkOns: WalkOnView[];
  numberOf(player: Player): number;
}

type Source = Pick<Save, 'boxes' | 'players'>;
type WalkOnInput = Parameters<typeof walkOnsOf>[3];

const playerKey = ({ id }: Pick<Player, 'id'>): string => `player ${id}`;
const walkOnKey = ({ arrived, place }: WalkOn): string => `walk-on ${arrived} ${place}`;

function numbered(players: readonly Pick<Player, 'id' | 'position' | 'seasons'>[], walkOns: readonly WalkOn[]) {
  return [
    ...players.map(({ id, position, seasons }): Numbered => ({ key: playerKey({ id }), position, seasons })),
    ...walkOns.map((walkOn): Numbered => ({ ...walkOn, key: walkOnKey(walkOn) })),
  ];
}

/**
 * Jersey numbers in the season before `year`, computed from the team's first season in the dynasty on, because players
 * keep their numbers.
 */
function wornBefore(save: Source, team: TeamId, first: number, year: number, input: WalkOnInput): Numbers {
  let numbers: Numbers = new Map();
  const known = new Map<PlayerId, Pick<Player, 'id' | 'position'> & { entered: number }>();
  for (let season = first; season < year; season++) {
    const ids = save.boxes.sheet(season, team);
    if (ids === null) continue;
    for (const { id, position, seasons, lastYear } of save.players.byIds(ids.filter((each) => !known.has(each))))
      known.set(id, { id, position, entered: (lastYear ?? year) - seasons });
    const there = ids.flatMap((id) => known.get(id) ?? []);
    const players = there.map(({ id, position, entered }) => ({ id, position, seasons: season - entered }));
    const everyone = numbered(players, walkOnsOf(team, season, ids.length, input));
    numbers = uniformNumbers(everyone, season, input.seed, numbers);
  }
  return numbers;
}

/** A team's full roster; `players` are those on scholarship. */
export function wholeRoster(save: Source, season: SeasonView, team: TeamId, players: readonly Player[]): WholeRoster {
  const year = rosterYear(season);
  const { seed, startYear } = season.settings;
  const input = { seed, rules: season.rules, tuning: season.tuning };
  const isProgram = season.program.has(team);
  const walkOns = isProgram ? walkOnsOf(team, year, players.length, input) : [];
  const before = isProgram ? wornBefore(save, team, startYear, year, input) : undefined;
  const numbers = uniformNumbers(numbered(players, walkOns), year, seed, before);
  const shaped = walkOns.map((walkOn) => {
    const { first, last, homeState } = whoIs(team, walkOn, season.reference, input);
    const { position: pos, classYear } = walkOn;
    const number = mustGet(numbers, walkOnKey(walkOn));
    return { first, last, pos, year: classYear, redshirt: isRedshirt(walkOn), number, home_state: homeState };
  });
  const at = ({ pos }: WalkOnView) => PLACE_OF[pos];
  return {
    walkOns: shaped.sort((a, b) => at(a) - at(b) || a.number - b.number),
    numberOf: (player) => mustGet(numbers, playerKey(player)),
  };
}
