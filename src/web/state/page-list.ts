import { createContext } from 'react';
import type { Page } from '../pages.ts';

/**
 * The list of pages, handed to what is loaded later: an import there would split what the list needs off the first chunk
 * (2 KB more in nine more files, compressed).
 */
export const PageList = createContext<readonly Page[]>([]);
