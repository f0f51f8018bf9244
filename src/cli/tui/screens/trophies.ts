import type { BowlGame, ConferenceTitle, RivalrySoFar, Title, Trophies } from '../../../core/app/views/remembered.ts';
import {
  BOWLS,
  CONFERENCE_TITLES,
  EMPTY,
  fullName,
  HEADINGS,
  RIVALRIES,
  TITLES,
  winLoss,
} from '../../../core/present/index.ts';
import type { Pane } from '../play/view.ts';
import { resultTone, shown, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

/** How a team's rivalries stand; Enter opens the series. */
export function rivalryPane(team: string, rivalries: readonly RivalrySoFar[]): Pane {
  return tablePane<RivalrySoFar>({
    key: 'rivalries',
    title: HEADINGS.rivalries,
    columns: [
      shown(RIVALRIES.opponent),
      shown(RIVALRIES.series),
      shown(RIVALRIES.streak),
      shown(RIVALRIES.last),
      shown(RIVALRIES.trophy, { drop: 1 }),
    ],
    rows: rivalries,
    route: ({ opponent }) => ({ name: 'rivalry', team, opponent }),
    empty: EMPTY.rivals,
    min: 46,
  });
}

function titles(page: Trophies): Pane {
  return tablePane<Title>({
    key: 'titles',
    title: HEADINGS.nationalTitles(page.titles.length),
    columns: [shown(TITLES.year), shown(TITLES.record), shown(TITLES.known, { tone: () => 'faint' })],
    rows: page.titles,
    route: ({ year }) => ({ name: 'season', year }),
    empty: EMPTY.titles,
    min: 36,
  });
}

function conferenceTitles(page: Trophies): Pane {
  return tablePane<ConferenceTitle>({
    key: 'conference_titles',
    title: HEADINGS.conferenceTitles(page.conference_titles.length),
    columns: [shown(CONFERENCE_TITLES.year), shown(CONFERENCE_TITLES.conference), shown(CONFERENCE_TITLES.record)],
    rows: page.conference_titles,
    route: ({ year }) => ({ name: 'season', year }),
    empty: EMPTY.none,
    min: 36,
  });
}

function bowls(page: Trophies): Pane {
  return tablePane<BowlGame>({
    key: 'bowls',
    title: HEADINGS.bowls(winLoss(page.bowl_record.wins, page.bowl_record.losses)),
    columns: [
      shown(BOWLS.year),
      shown(BOWLS.label, { least: 14 }),
      shown(BOWLS.opponent),
      shown(BOWLS.result, { tone: ({ result }) => resultTone(result) }),
    ],
    rows: page.bowls,
    route: ({ id }) => ({ name: 'game', id }),
    empty: EMPTY.none,
    min: 52,
  });
}

export const trophies = screen<'trophies', Trophies>({
  load: ({ ask }, { team }) => ask('trophies', { team }),
  view: (page) => {
    const { team, heisman } = page;
    return view({
      title: HEADINGS.trophyCaseOf(team.name),
      note:
        heisman.length === 0
          ? ''
          : `Heisman: ${heisman.map((winner) => `${fullName(winner)} ${winner.year}`).join(', ')}`,
      tabs: teamTabs('trophies', team.name),
      head: teamHead(team),
      keys: otherTeams('trophies', team.name, page.teams),
      panes: [titles(page), bowls(page), conferenceTitles(page), rivalryPane(team.name, page.rivalries)],
      layout: 'grid',
    });
  },
});
