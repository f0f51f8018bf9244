import type { Opponent } from '../../../../core/contract/views/season/noncon.ts';
import type { Team } from '../../../../core/contract/views/shared.ts';
import { itemAt, zip } from '../../../../core/model/lists.ts';
import { COMMON, OPPONENTS, oneDecimal, plural, rankPrefix, ratingOf } from '../../../../core/present/index.ts';
import { fill } from '../../../text/table.ts';
import { beginning, textWidth } from '../../../text/width.ts';
import type { Choice } from '../../play/event.ts';
import type { Item } from '../../play/view.ts';
import { BLANK, dots, line, rankText } from '../parts.ts';
import type { Ports } from '../screen.ts';

/** A possible opponent, as shown on the card of an open week. */
type Foe = Pick<Opponent, 'name' | 'ranking' | 'rating' | 'prestige'>;

/** A week without a game, and the available opponents. */
export interface OpenWeek {
  week: number;
  own: Pick<Team, 'name' | 'rating'>;
  /** Ratings of the opponents scheduled so far. */
  scheduled: readonly number[];
  /** Best first. */
  foes: readonly Foe[];
}

export async function askOpenWeek({ ask }: Pick<Ports, 'ask'>, week: number): Promise<OpenWeek> {
  const { team: own, schedule } = await ask('noncon', {});
  const scheduled = schedule.flatMap(({ opponent }) => (opponent === null ? [] : (ratingOf(opponent) ?? [])));
  return { week, own, scheduled, foes: (await ask('opponents', { week })).opponents };
}

/** Facts shown about a possible opponent, most important first: those that do not fit are dropped from the end. */
const OPPONENT_FACTS: readonly { title: string; right?: true; text: (foe: Opponent) => string }[] = [
  { title: COMMON.rank.short, right: true, text: ({ ranking }) => rankText(ranking) },
  { title: COMMON.team.short, text: ({ name }) => name },
  { title: COMMON.rating.short, right: true, text: ({ rating }) => oneDecimal(rating) },
  { title: OPPONENTS.site.short, text: OPPONENTS.site.text },
  { title: OPPONENTS.win.short, right: true, text: OPPONENTS.win.text },
  { title: OPPONENTS.worth.short, right: true, text: OPPONENTS.worth.text },
  { title: COMMON.prestige.short, text: ({ prestige }) => dots(prestige) },
  { title: COMMON.conference.short, text: ({ conference }) => conference },
  { title: OPPONENTS.miles.short, right: true, text: OPPONENTS.miles.text },
  { title: COMMON.spread.short, right: true, text: ({ spread }) => spread },
];

/** Returns the opponents of a week as table lines to choose from, and the header line; names are never cut. */
export function opponentTable(foes: readonly Opponent[], week: number, width: number) {
  const cells = OPPONENT_FACTS.map(({ title, text }) => [title, ...foes.map(text)]);
  const widths = cells.map((column) => Math.max(...column.map(textWidth)));
  const used = (columns: number) => widths.slice(0, columns).reduce((sum, each) => sum + each + 2, -2);
  let columns = OPPONENT_FACTS.length;
  while (columns > 2 && used(columns) > width) columns--;
  const facts = zip(OPPONENT_FACTS.slice(0, columns), zip(cells, widths));
  const row = (at: number) =>
    facts.map(([{ right }, [column, wide]]) => fill(itemAt(column, at), wide, right)).join('  ');
  const choices = foes.map(
    ({ name: opponent }, index): Choice => ({
      label: row(index + 1).trimEnd(),
      event: {
        type: 'do',
        effect: {
          do: 'decide',
          command: 'scheduleNonConference',
          input: { week, opponent },
          said: `Scheduled: ${opponent} in week ${week}.`,
        },
      },
    }),
  );
  return { titles: row(0).trimEnd(), choices };
}

/** Teams named of each kind. */
const NAMED = 5;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the teams nearest to a rating, best first. */
function nearest(foes: readonly Foe[], rating: number): Foe[] {
  const away = (foe: Foe) => Math.abs(foe.rating - rating);
  return [...foes]
    .sort((a, b) => away(a) - away(b))
    .slice(0, NAMED)
    .sort((a, b) => b.rating - a.rating);
}

/** Formats a card's line in columns: name, rating, prestige, and the schedule's average with this opponent. */
function columns(
  width: number,
  ...[name, rating, prestige, schedule]: readonly [string, string, string, string]
): string {
  const rest = `${rating.padStart(6)}  ${prestige.padEnd(8)}${schedule.padStart(6)}`;
  const room = Math.max(8, width - rest.length);
  return `${beginning(name, room).kept.padEnd(room)}${rest}`;
}

function foeLine(foe: Foe, scheduled: readonly number[], width: number): Item {
  const average = oneDecimal(mean([...scheduled, foe.rating]));
  const name = rankPrefix(foe.name, foe.ranking);
  return line([columns(width, name, oneDecimal(foe.rating), dots(foe.prestige), average)]);
}

/** Draws an open week's card: the strength of the schedule so far, and with opponents of each kind. */
export function openWeekLines({ week, own, scheduled, foes }: OpenWeek, width: number): Item[] {
  const group = (title: string, of: readonly Foe[]): Item[] => {
    if (of.length === 0) return [];
    const head = line([[columns(width, title, 'Rtg', 'Prestige', 'Sched'), 'header']]);
    return [BLANK, head, ...of.map((foe) => foeLine(foe, scheduled, width))];
  };
  const soFar = scheduled.length === 0 ? 'none' : `${scheduled.length}, ${oneDecimal(mean(scheduled))} on average`;
  return [
    line([[`Week ${week} is open`, 'strong']]),
    line([`${plural(foes.length, 'team')} available.`]),
    BLANK,
    line([`Your rating ${oneDecimal(own.rating)}`]),
    line([`Opponents so far ${soFar}`]),
    ...group('The strongest', foes.slice(0, NAMED)),
    ...group('As good as you', nearest(foes, own.rating ?? 0)),
    ...group('The weakest', foes.slice(-NAMED)),
    BLANK,
    line([['Sched: the average with that game.', 'faint']]),
  ];
}
