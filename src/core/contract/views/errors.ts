import { z } from 'zod';

/** The body of every answer that is not a success. */
export const errorView = z
  .strictObject({
    /** One sentence a player can act on. */
    error: z.string(),
    /** The page to go to instead. */
    redirect: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorView = z.infer<typeof errorView>;
