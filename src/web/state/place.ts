/** The tab's current page, and navigation for code outside the pages. */

let place: string | null = null;
let navigate: ((path: string) => void) | null = null;

/** Sets the current address and the router's navigation, which works without a reload; called by the frame. */
export function setPlace(pathname: string, go: (path: string) => void): void {
  place = pathname;
  navigate = go;
}

/** Returns the path of the current page. */
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
