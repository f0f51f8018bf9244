/** Built-in universes, by the name `--universe` takes. */

export const EXAMPLES = {
  continental: 'a league of 24 invented schools that starts in 1987',
  pyramid: 'all of FBS in 2026 with promotion and relegation',
} as const;
export type ExampleName = keyof typeof EXAMPLES;

/** Whether a name is that of a built-in universe. */
export const isExample = (name: string): name is ExampleName => Object.hasOwn(EXAMPLES, name);

/** Returns the content of one of them. */
export async function example(name: ExampleName): Promise<unknown> {
  const files = {
    continental: () => import('../../reference/universe/examples/continental.json', { with: { type: 'json' } }),
    pyramid: () => import('../../reference/universe/examples/pyramid.json', { with: { type: 'json' } }),
  };
  return (await files[name]()).default;
}
