import type { TeamId } from '../../../model/ids.ts';
import { type Chosen, OPINION_PARTS } from '../../../model/recruiting.ts';
import { battleLost, battleWon, decommitted } from '../../../words/feed.ts';
import { OPINION_WORDS } from '../../../words/recruiting.ts';
import { type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { namedPlayer, separation, type UndatedItem } from './item.ts';

/** `4-star WR Al Bo`. */
const starred = ({ stars, ...of }: Pick<Chosen, 'stars' | 'position' | 'first' | 'last'>): string =>
  `${stars}-star ${namedPlayer(of)}`;

/** Facts of a recruit's choice besides his finalists. */
interface Choice {
  /** The program he chose. */
  to: TeamId;
  /** Whether he flipped from another program. */
  flipped: boolean;
  /** Whether he was committed to ours before. */
  wasOurs: boolean;
}

/** Describes a recruit's choice from the point of view of one of his finalists, in a sentence. */
export function choiceNews(
  season: SeasonView,
  chosen: Chosen,
  { to, flipped, wasOurs }: Choice,
): Pick<UndatedItem, 'tone' | 'text'> {
  const { team } = season.settings;
  const name = (of: TeamId) => teamFacts(season, of).name;
  const who = starred(chosen);
  const place = chosen.finalists.findIndex((each) => each.team === team);
  const ours = chosen.finalists[place];
  const beside = (other: Chosen['finalists'][number] | undefined) =>
    separation(OPINION_PARTS, OPINION_WORDS, ours, other);
  if (to === team) {
    const rival = chosen.finalists.find((each) => each.team !== team);
    const over = rival === undefined ? null : name(rival.team);
    return { tone: 'good', text: battleWon({ who, parts: beside(rival), over, flipped }) };
  }
  const lost = { who, parts: beside(chosen.finalists[0]), to: name(to) };
  return { tone: 'bad', text: wasOurs ? decommitted(lost) : battleLost({ ...lost, place: place + 1 }) };
}
