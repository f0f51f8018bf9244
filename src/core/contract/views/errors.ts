import { z } from 'zod';

/** Body of every error response. */
export const errorView = z
  .strictObject({
    /** One sentence a player can act on. */
    error: z.string(),
    /** The page to go to instead. */
    redirect: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorView = z.infer<typeof errorView>;
