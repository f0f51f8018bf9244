/**
 * What each page of the game takes, by the page's name. A page that is described in this folder adds its own entry in
 * its own file; those here are made by hand in the faces.
 */
export interface PageParams {
  board: { show?: 'ours'; recruit?: number };
  game: { id: number };
  /** A finished season of the player's team, in the browser alone. */
  review: { year: number };
  player: { id: number; year?: number };
  roster: { team: string };
  schedule: { team: string; year?: number };
  team: { team: string };
  week: { week: number };
}

type PageName = keyof PageParams;
type HandMadeName = 'board' | 'game' | 'player' | 'review' | 'roster' | 'schedule' | 'team' | 'week';
/** A page that is described in this folder. */
export type DescribedName = Exclude<PageName, HandMadeName>;

/** A link to a page: its name and parameters. The web makes an address of it, the full-screen game a route. */
export type LinkTo<Name extends PageName> = { [Each in Name]: { name: Each } & PageParams[Each] }[Name];
export type Link = LinkTo<PageName>;
