/** Parameters of each hand-made page, by name; every page adds its own entry in its own file. */
export interface HandMadeParams {
  team: { team: string };
}

/** Parameters of all pages, described ones included. */
export interface PageParams extends HandMadeParams {}

type PageName = keyof PageParams;
/** The name of a page described in this folder. */
export type DescribedName = Exclude<PageName, keyof HandMadeParams>;

/** A link to a page: its name and parameters. The web turns it into an address, the full-screen game into a route. */
export type LinkTo<Name extends PageName> = { [Each in Name]: { name: Each } & PageParams[Each] }[Name];
export type Link = LinkTo<PageName>;
