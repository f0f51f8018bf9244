import type { BoardRecruit, RecruitDetail } from '../../contract/views/recruiting/board.ts';
import { plural, signed } from '../../words/numbers.ts';
import { careInSentence } from '../../words/recruiting.ts';
import { fullName } from '../../words/terms.ts';
import { finalistLines } from '../finalists.ts';
import { caresText, estimateText } from '../recruiting.ts';
import { actionText, againstText, hometownText, lastWeekText, schoolsText } from './interest.ts';

/** Everything about a recruit, one line each, for faces that show text. */

/** Width of a full bar, in cells. */
const CELLS = 20;

/** `Pitch: winning`; the program's strongest selling point if none was chosen. */
export function pitchText({ pitch }: Pick<BoardRecruit, 'pitch'>): string {
  return `Pitch: ${pitch === null ? 'our strongest selling point' : careInSentence(pitch)}`;
}

/** `Michigan     █████████████ 67`, one line for each of his top five and for us. */
function barLines({ list, recruit }: Pick<RecruitDetail, 'list' | 'recruit'>): string[] {
  const widest = Math.max(0, ...list.map(({ team }) => team.length));
  return list.map(({ team, ours, interest }, index) => {
    const place = ours ? (recruit.place ?? index + 1) : index + 1;
    const bar = '█'.repeat(Math.max(1, Math.round((interest / 100) * CELLS)));
    return `${String(place).padStart(2)} ${team.padEnd(widest)} ${bar} ${interest}${ours ? ' (us)' : ''}`;
  });
}

/** `8 points behind Miami, give or take 4: prestige -14, home +9`; empty without another school. */
function whyLine({ why, recruit }: Pick<RecruitDetail, 'why' | 'recruit'>): string[] {
  if (why === null) return [];
  const { beside, parts, total } = why;
  const lines = parts
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ label, value }) => `${label === 'NIL' ? label : label.toLowerCase()} ${signed(value)}`);
  const because = lines.length === 0 ? '' : `: ${lines.join(', ')}`;
  return [`${againstText(total, beside)}, give or take ${recruit.unsure}${because}`];
}

/** Describes our effort on an uncommitted recruit, and whether it can pay off. */
function workLines(recruit: BoardRecruit): string[] {
  const { status, pos, place, offered, hours, spent } = recruit;
  if (status !== 'open' || (!offered && hours === 0)) return [];
  const full = offered && place === null ? [`No ${pos.toUpperCase()} spot left.`] : [];
  return [...full, `${pitchText(recruit)} (${plural(hours, 'hour')} a week, ${spent.toFixed(0)} spent)`];
}

function standLine({ interest, place, suitors, last_week }: BoardRecruit): string[] {
  if (interest === null || place === null) return [];
  const before = last_week === null ? '' : ` (${lastWeekText({ last_week })})`;
  return [`Interest in us: ${interest} of 100, ${schoolsText(place, suitors)}${before}`];
}

/** Returns the lines of a recruit's page. */
export function detailLines(detail: RecruitDetail): string[] {
  const { recruit, timeline, actions, finalists } = detail;
  const { number, pos, stars, miles, decides, status } = recruit;
  const when = decides === null ? '' : ` Decides: ${decides}.`;
  return [
    `No. ${number} ${fullName(recruit)}, ${stars}-star ${pos.toUpperCase()}, ${hometownText(recruit)} (${plural(miles, 'mile')})`,
    `Projects to ${estimateText(recruit)} as a senior. Cares about: ${caresText(recruit)}.${when}`,
    ...(status === 'open' ? standLine(recruit) : []),
    ...barLines(detail),
    ...whyLine(detail),
    ...workLines(recruit),
    ...timeline,
    ...actions.map(actionText),
    ...finalistLines(finalists),
  ];
}
