import type { News } from '../contract/views/season/news.ts';
import { scoreLine } from '../present/games.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { weekName } from '../words/terms.ts';
import { idleText } from '../words/week-news.ts';
import { definePage, type Picker } from './parts/page.ts';
import { type Section, text } from './parts/sections.ts';
import { arcList, headlinePiece, storyList } from './parts/stories.ts';
import { given } from './parts/verb.ts';

declare module './parts/links.ts' {
  interface PageParams {
    news: { week?: number };
  }
}

/** The user's game of the week and what it changed. */
function ownGame({ own_game, changes, team, week }: News): Section {
  const about = { name: 'own', title: team.name, side: true } as const;
  if (own_game === null) return text({ ...about, lines: [{ text: idleText(team.name, week ?? 0), tone: 'faint' }] });
  const headline = own_game.headline ?? scoreLine(own_game);
  return text({ ...about, lines: [headlinePiece({ ...own_game, headline })], leadFirst: true, points: changes });
}

/** Games called off in the coming week, in a shortened season. */
function calledOff({ called_off = [], week }: News): Section[] {
  if (called_off.length === 0) return [];
  const title = HEADINGS.calledOff((week ?? 0) + 1);
  return [text({ name: 'called_off', title, side: true, lines: [], points: called_off.map((game) => game.text) })];
}

function weekPicker(latest: number, week: number): Picker {
  const choices = Array.from({ length: latest }, (_, at) => ({
    label: String(at + 1),
    link: { name: 'news', week: at + 1 } as const,
  }));
  return { label: 'Week', chosen: String(week), choices, key: 'f', of: 'News of week', step: 'week' };
}

/** The news of a week: changes from the user's game, the lead story and ten more. */
export const news = definePage({
  name: 'news',
  query: 'news',
  input: (params) => params,
  view: (page) => {
    const { info, week, latest, stories, arcs } = page;
    if (week === null || latest === null) return { title: 'News', empty: EMPTY.news };
    return {
      title: 'News',
      note: `${weekName(week, info.playoff.teams)}, ${info.currentYear}`,
      pickers: [weekPicker(latest, week)],
      links: [{ label: 'All scores', link: { name: 'week', week }, at: 'stories' }],
      sections: [ownGame(page), storyList(stories, info.team.name), ...calledOff(page), arcList(arcs, info.team.name)],
    };
  },
  place: {
    label: 'News',
    note: 'the latest week',
    finds: 'headlines stories upsets storylines streaks',
    paths: ['/news'],
    menu: 'LEAGUE',
    key: 'N',
    from: 'season',
  },
  verb: {
    group: 'News',
    summary: 'the week in review: your game and what it changed, the top stories, and season storylines',
    tables: ['stories', 'arcs'],
    examples: [
      ['dynasty news', 'the latest week'],
      ['dynasty news --week 5', 'an earlier one'],
    ],
    options: [{ flags: '--week <n>', description: 'the week to read about', takes: 'week' }],
    read: (typed) => given({ week: typed.number('week') }),
  },
});
