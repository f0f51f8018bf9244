import { HEADINGS } from '../present/headings.ts';
import { nextGameLine } from '../present/stakes.ts';
import { rankPrefix } from '../words/numbers.ts';
import { definePage } from './parts/page.ts';
import { stakeSections } from './parts/stakes.ts';
import { given, TEAM_WORDS } from './parts/verb.ts';

declare module './parts/links.ts' {
  interface PageParams {
    stakes: { team?: string };
  }
}

/** The effects of a win and a loss in a team's next game on its season. */
export const stakes = definePage({
  name: 'stakes',
  query: 'stakes',
  input: (params) => params,
  view: (page) => {
    const { team, game } = page;
    return {
      title: `On the line for ${rankPrefix(team.name, team.ranking)}, ${team.record}`,
      logo: team.name,
      lines: [nextGameLine(page)],
      links: [
        { label: HEADINGS.allTeams, key: 'v', link: { name: 'odds' } },
        ...(game === null ? [] : [{ label: 'Game preview', key: 'z', link: { name: 'game', id: game.id } as const }]),
      ],
      sections: stakeSections(page),
    };
  },
  place: {
    label: HEADINGS.nextGameStakes,
    note: 'what a win or a loss would change',
    subject: 'the odds',
    finds: 'win probability clinch bowl eligible stakes',
    paths: ['/stakes/:team'],
    key: 'i',
    own: true,
    from: 'season',
    needs: 'season',
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: 'what a win or a loss would do to your odds',
    examples: [
      ['dynasty stakes', 'your next game'],
      ['dynasty stakes Ohio State', "another team's"],
      ['dynasty stakes --all', 'title, playoff, conference and bowl odds of every team'],
    ],
    options: [{ flags: '--all', description: 'the odds of every team' }],
    read: (typed) => given({ team: typed.name() }),
    opens: (typed) => {
      if (!typed.flag('all')) return null;
      if (typed.words.length === 0) return { name: 'odds', all: true };
      return typed.refuse('Give a team or --all, not both.', ['For example: dynasty stakes Ohio State']);
    },
  },
});
