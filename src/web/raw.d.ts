/** A file's text as it is. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Every described page's place. */
declare module 'virtual:page-places' {
  const places: readonly import('../core/pages/parts/page.ts').PlacedPage[];
  export default places;
}
