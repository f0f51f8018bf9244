import { createContext } from 'react';
import type { Page } from '../pages.ts';

/**
 * The list of pages, passed to code loaded later: importing it there would split its dependencies off the first chunk
 * (2 KB more in nine more files, compressed).
 */
export const PageList = createContext<readonly Page[]>([]);
