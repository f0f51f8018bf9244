/** What each page made by hand takes, by the page's name; each adds its own entry in its own file. */
export interface HandMadeParams {
  team: { team: string };
}

/** The same of described pages, and of all together. */
export interface PageParams extends HandMadeParams {}

type PageName = keyof PageParams;
/** A page that is described in this folder. */
export type DescribedName = Exclude<PageName, keyof HandMadeParams>;

/** A link to a page: its name and parameters. The web makes an address of it, the full-screen game a route. */
export type LinkTo<Name extends PageName> = { [Each in Name]: { name: Each } & PageParams[Each] }[Name];
export type Link = LinkTo<PageName>;
