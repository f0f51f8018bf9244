import { z } from 'zod';
import { team } from './shared.ts';

export const teamInfo = z.strictObject({ team });
export type TeamInfo = z.infer<typeof teamInfo>;
