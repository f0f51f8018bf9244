/** Where the tab is, and the way to another page, for code outside the pages. */

let place: string | null = null;
let navigate: ((path: string) => void) | null = null;

/** Told by the frame: the address that is shown, and the router, which moves without a reload. */
export function setPlace(pathname: string, go: (path: string) => void): void {
  place = pathname;
  navigate = go;
}

/** The path of the page that is shown. */
export function here(): string {
  return place ?? window.location.pathname;
}

/** Opens a page; until the frame is there, by loading it. */
export function goTo(path: string): void {
  if (navigate) {
    navigate(path);
    place = path;
  } else window.location.assign(path);
}
