import type { Announcement } from '../../core/contract/views/recruiting/signing-day.ts';
import { SIGNING_DAYS } from '../../core/model/program/signing-day.ts';
import {
  ANNOUNCEMENTS,
  announcingText,
  dayTold,
  EMPTY,
  lastStep,
  rankNow,
  sceneAt,
  signingDayTitle,
  signingNotes,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption, yearInput } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

function dayOption(options: Options): { day?: (typeof SIGNING_DAYS)[number] } {
  const asked = textOption(options, 'day');
  if (asked === undefined) return {};
  const day = SIGNING_DAYS.find((each) => each === asked.toLowerCase());
  if (day !== undefined) return { day };
  throw new CliFailure(EXIT.refused, `--day is ${SIGNING_DAYS.join(' or ')}, not "${asked}".`);
}

/** Shows a signing day, in full or up to some announcement. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const input = { ...yearInput(options), ...dayOption(options) };
  const reveal = numberOption(options, 'reveal', '--reveal');
  const page = await cli.ask('signingDay', input);
  const announcements = page.announcements.slice(0, reveal);
  const step = reveal === undefined ? lastStep(page) : 2 * announcements.length;
  const scene = sceneAt(page, step);
  const lines = page.day === null ? [] : [announcingText(page), rankNow(page, scene)];
  await cli.show({
    // A CSV file must not reveal more than the page does.
    json: scene.over ? page : { ...page, after: scene.rank, announcements },
    parts: [
      text(cli.style.paint(signingDayTitle(page), 'title'), ...signingNotes(page), ...lines),
      table<Announcement>({
        name: 'announcements',
        columns: [
          column(ANNOUNCEMENTS.number, { drop: 2 }),
          column(ANNOUNCEMENTS.name),
          column(ANNOUNCEMENTS.pos),
          column(ANNOUNCEMENTS.stars, { drop: 3 }),
          column(ANNOUNCEMENTS.chose),
          column(ANNOUNCEMENTS.rank),
          column(ANNOUNCEMENTS.text, { drop: 1, least: 40 }),
          column(ANNOUNCEMENTS.hats, { csvOnly: true }),
        ],
        rows: announcements,
        mark: ({ ours }) => (ours ? 'own' : null),
        empty: page.day === null ? '' : EMPTY.announcements,
      }),
      ...(scene.over && announcements.length > 0 ? [text(dayTold(page))] : []),
    ],
  });
}
