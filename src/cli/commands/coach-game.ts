import { readFileSync } from 'node:fs';
import type { Nation, ScoreLine } from '../../core/contract/views/season/nation.ts';
import type { CallWorth, SidelineChoice, SidelinePage } from '../../core/contract/views/season/sideline.ts';
import { firstOf } from '../../core/model/lists.ts';
import { SIDELINE_CALLS, type SidelineCall } from '../../core/model/plays/sideline.ts';
import {
  ASK_TITLES,
  AVAILABILITY,
  aftermathLines,
  availabilityLines,
  byWorth,
  CALL_NAMES,
  CALL_TRADES,
  choiceNotes,
  clockLine,
  coordinatorLine,
  downLine,
  FILM_STUDY,
  filmLines,
  gameLogNumbers,
  HANDOVER_NAMES,
  HEADINGS,
  halftimeLines,
  handoversNow,
  hotLines,
  insteadText,
  isLive,
  type LivePage,
  lastPlay,
  NO_OWN_CALLS,
  oddsLine,
  onFieldHead,
  onFieldLines,
  PLAN,
  rootingText,
  scoutedLines,
  scoutedTeam,
  standingText,
  tendencyLines,
  tickerScore,
  timeText,
  workedLines,
  worthText,
  writtenCall,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Coaches the game of the week: shows the current decision, or makes calls, typed or from a script. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const script = textOption(options, 'script');
  if (script !== undefined && args.length > 0) {
    throw new CliFailure(EXIT.refused, 'Give calls or a script, not both.', [
      'For example: dynasty coach-game --script calls.txt',
    ]);
  }
  const written = callsIn(script === undefined ? args.join(' ') : contentsOf(script));
  const calls = options.finish === true ? [...written, 'until_end' as const] : written;
  const started = await cli.ask('sideline', { id: await ownGame(cli) });
  const steps = await callEach(cli, started, calls);
  const page = steps.at(-1)?.page ?? started;
  const nation = page.over ? null : await cli.ask('nation', { id: page.game.id });
  await cli.show({
    json: { ...page, steps: steps.map(shortStep), nation: nation?.games ?? [] },
    parts: [stepLines(steps), ...partsOf(cli, page, nation)],
  });
}

/** Returns the user's game of the week. */
async function ownGame(cli: Cli): Promise<number> {
  const { team, currentWeek, stage } = await cli.info();
  const { games } = await cli.ask('teamSchedule', { team: team.name });
  const coming = games.find(({ weekPlayed, result }) => weekPlayed === currentWeek && result === null);
  if (stage === 'season' && coming !== undefined) return coming.id;
  const why = stage === 'season' ? 'Your team has no game this week.' : 'Games are coached during the season.';
  throw new CliFailure(EXIT.refused, why, ['To see what is next: dynasty status']);
}

const STDIN = 0;

function contentsOf(script: string): string {
  try {
    return readFileSync(script === '-' ? STDIN : script, 'utf8');
  } catch {
    throw new CliFailure(EXIT.refused, `The script ${script} cannot be read.`, [
      'A script has one call per line: inside-run, deep, punt, staff, until-score. Anything after # is a comment.',
    ]);
  }
}

/** Parses calls separated by spaces, commas or lines. */
function callsIn(script: string): SidelineCall[] {
  const words = script.replaceAll(/#.*$/gm, '').split(/[\s,]+/);
  return words.filter((word) => word !== '').map(callNamed);
}

function callNamed(word: string): SidelineCall {
  const name = word.toLowerCase().replaceAll('-', '_');
  const call = SIDELINE_CALLS.find((each) => each === name);
  if (call !== undefined) return call;
  throw new CliFailure(EXIT.refused, `There is no call "${word}".`, [
    `Calls: ${SIDELINE_CALLS.map(writtenCall).join(', ')}.`,
  ]);
}

/** A call in a script, and the state of the game before it. */
interface Step {
  call: SidelineCall;
  before: SidelinePage;
  page: SidelinePage;
}

/** Makes the calls one by one until the game is over. */
async function callEach(cli: Cli, started: SidelinePage, calls: readonly SidelineCall[]): Promise<Step[]> {
  const steps: Step[] = [];
  let before = started;
  for (const call of calls) {
    if (before.over) break;
    const page = await cli.ask('callPlay', { game: before.game.id, at: before.at, calls: [call] });
    steps.push({ call, before, page });
    before = page;
  }
  return steps;
}

const shortStep = ({ call, before, page }: Step) => ({
  call,
  ask: before.ask,
  before: before.situation,
  play: lastPlay(page)?.text ?? null,
  after: page.situation,
});

/** Lists each call's result, one line each. */
function stepLines(steps: readonly Step[]): Part {
  return text(
    ...steps.map(({ call, before, page }) => {
      const at = before.situation;
      const where = at === null ? '' : `${timeText(at.quarter, at.clock)}  ${downLine(before, at)}`;
      return `${where.padEnd(34)} ${writtenCall(call).padEnd(12)} ${lastPlay(page)?.text ?? ''}`;
    }),
  );
}

function partsOf(cli: Cli, page: SidelinePage, nation: Nation | null): Part[] {
  return nation !== null && isLive(page) ? askParts(cli, page, nation) : overParts(cli, page);
}

/** Most games around the nation that a command lists; `--json` has all. */
const LISTED = 8;

function nationPart({ games }: Nation): Part[] {
  if (games.length === 0) return [];
  return [
    table<ScoreLine>({
      name: 'nation',
      title: HEADINGS.aroundNation,
      columns: [
        { key: 'score', title: 'Game', value: tickerScore },
        { key: 'when', title: 'Clock', value: standingText },
        { key: 'why', title: 'At stake for you', value: rootingText, drop: 1 },
      ],
      rows: games.slice(0, LISTED),
    }),
  ];
}

/** First-half numbers and hot players. */
function halftimePart(page: SidelinePage): Part[] {
  if (page.halftime === null) return [];
  const { teamA, teamB } = page.game;
  const hot = [teamB, teamA].flatMap(({ name, abbreviation }) =>
    hotLines(page, name).map((log) => `${abbreviation} ${log.first} ${log.last}: ${gameLogNumbers(log)}`),
  );
  return [text(HEADINGS.halftime, ...halftimeLines(page), ...hot)];
}

function availabilityPart(page: SidelinePage): Part[] {
  const lines = availabilityLines(page);
  return lines.length === 0 ? [] : [text(AVAILABILITY, ...lines)];
}

/** Scouting notes on both teams before the first call. */
function scoutingPart(page: SidelinePage): Part[] {
  if (page.at > 0) return [];
  const opponent = (page.own === 'A' ? page.game.teamB : page.game.teamA).name;
  return [
    text(`${FILM_STUDY.report}: ${scoutedTeam(page, opponent)}`, ...scoutedLines(page)),
    text(FILM_STUDY.onYou, ...filmLines(page)),
  ];
}

function askParts(cli: Cli, page: LivePage, nation: Nation): Part[] {
  const at = page.situation;
  const last = lastPlay(page);
  const mine = coordinatorLine(page);
  return [
    text(
      cli.style.paint(clockLine(page, at), 'title'),
      downLine(page, at),
      oddsLine(page, at),
      ...(mine === null ? [] : [mine]),
      ...(last === null ? [] : [`Last play: ${last.text}`]),
    ),
    table<SidelineChoice>({
      name: 'calls',
      title: ASK_TITLES[page.ask],
      columns: [
        { key: 'call', title: 'Call', value: ({ call }) => writtenCall(call) },
        { key: 'notes', title: 'Notes', value: (choice) => choiceNotes(choice).join(', ') },
        { key: 'trade', title: PLAN.trade.short, value: ({ call }) => CALL_TRADES[call], drop: 1 },
      ],
      rows: page.choices,
      mark: ({ staff }) => (staff ? 'own' : null),
    }),
    ...halftimePart(page),
    ...nationPart(nation),
    text(onFieldHead(page), ...onFieldLines(page)),
    ...availabilityPart(page),
    ...scoutingPart(page),
    text(...tendencyLines(page.tendencies.opponent).map((line) => `They, ${line}`), ...workedLines(page)),
    text(
      `Call with: dynasty coach-game ${writtenCall(firstOf(page.choices).call)}, or staff for what your staff would call.`,
      `Your staff calls until: ${handoversNow(page)
        .map((each) => `${writtenCall(each)} (${HANDOVER_NAMES[each].toLowerCase()})`)
        .join(', ')}.`,
    ),
  ];
}

function overParts(cli: Cli, page: SidelinePage): Part[] {
  const last = lastPlay(page);
  const { teamA, teamB } = page.game;
  const score = last === null ? '' : `${teamB.name} ${last.scoreB}, ${teamA.name} ${last.scoreA}`;
  return [
    text(cli.style.paint(`Final: ${score}`, 'title'), ...aftermathLines(page)),
    table<CallWorth>({
      name: 'worth',
      title: HEADINGS.callsWorth,
      columns: [
        { key: 'when', title: 'When', value: ({ quarter, clock }) => timeText(quarter, clock) },
        { key: 'call', title: 'Call', value: ({ call }) => CALL_NAMES[call], text: insteadText },
        { key: 'worth', title: 'Worth', value: ({ worth }) => worth, text: ({ worth }) => worthText(worth) },
        { key: 'play', title: HEADINGS.feed, value: ({ text: line }) => line, drop: 1 },
      ],
      rows: byWorth(page.aftermath?.worths ?? []),
      empty: NO_OWN_CALLS,
    }),
    text(`To see the whole game: dynasty game ${page.game.id}`),
  ];
}
