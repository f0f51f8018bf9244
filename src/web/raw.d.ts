/** A file's text as it is. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Where every described page is found. */
declare module 'virtual:page-places' {
  const places: readonly import('../core/pages/parts/page.ts').PlacedPage[];
  export default places;
}
