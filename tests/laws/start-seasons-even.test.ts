import { threeYearsFromSeasons } from './start-seasons.ts';

threeYearsFromSeasons(0);
