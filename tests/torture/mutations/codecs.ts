import type { Mutation } from './mutation.ts';

/** How far a packed record is trusted. */
export const CODECS: Mutation[] = [
  {
    name: 'a list of players can have any length',
    file: 'src/core/save/codecs/rosters.ts',
    text: 'if (count > MOST_PLAYERS) throw',
    instead: 'if (count < 0) throw',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: "a week's logs can cover any number of games",
    file: 'src/core/save/codecs/week-logs.ts',
    text: 'if (games > MOST_GAMES) throw damaged();',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: 'a log can claim any number of plays',
    file: 'src/core/save/codecs/week-logs.ts',
    text: 'if (rows > MOST_PLAYS) throw damaged();',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: "a column of a week's logs can be sorted by any number of others",
    file: 'src/core/save/codecs/column-order.ts',
    text: ' || columns.some(isLong)',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: "two columns of a week's logs can be sorted by each other",
    file: 'src/core/save/codecs/column-order.ts',
    text: ' || underWay.has(place)',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: "the checksum of a week's logs is not checked",
    file: 'src/core/save/repositories/boxes.ts',
    text: "if (crc32(packed) >>> 0 !== checksum) throw new SaveError('corrupt', 'Their checksum does not match.');",
    instead: '',
    tests: ['tests/core/save/bad-files.test.ts'],
  },
  {
    name: 'a board forgets its idle hours',
    file: 'src/core/save/codecs/recruiting.ts',
    text: 'out.float(board.idle);',
    instead: 'out.float(0);',
    tests: ['tests/core/save/recruiting.test.ts'],
  },
  {
    name: 'a poll can have any length',
    file: 'src/core/save/codecs/poll.ts',
    text: 'if (count > 10_000) throw',
    instead: 'if (count < 0) throw',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: 'a team can have any number of box score lines',
    file: 'src/core/save/codecs/lines.ts',
    text: 'if (count > 10_000) throw damaged();',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: 'a line can have statistics that do not exist',
    file: 'src/core/save/codecs/lines.ts',
    text: 'if (index >= length) throw damaged();',
    instead: '',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: 'numbers can have any digits',
    file: 'src/core/save/codecs/numbers.ts',
    text: 'if (digits > MOST_DIGITS && digits !== RAW) {',
    instead: 'if (digits < 0) {',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
  {
    name: 'a record reads zeros past its end',
    file: 'src/core/save/codecs/bytes.ts',
    text: 'if (value === undefined) throw',
    instead: 'if (value === undefined) return 0;\n    if (value < 0) throw',
    tests: ['tests/core/save/codec-bounds.test.ts'],
  },
];
