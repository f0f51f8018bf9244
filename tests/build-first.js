import { tsImport } from 'tsx/esm/api';

/** `built.ts` for vitest, which loads what it runs before the tests of a project as that project loads modules: as Node. */
export default async function setUp() {
  const { default: build } = await tsImport('./built.ts', import.meta.url);
  build();
}
