import { aYearFromSeasons } from './start-seasons.ts';

aYearFromSeasons(0);
