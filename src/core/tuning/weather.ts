import { type KnobTree, knob, whole } from './knob.ts';

const CLIMATE = 'climate normals of public records, adjusted to kickoff times';
const KICKOFFS = 'public records, weather at kickoff of games between FBS teams, 2021-2023';
const CROWDS = 'public records, attendance of home games, 2010-2019';
const FELT = 'chosen by feel';
const CALENDAR = 'the calendar of recent seasons';

/** Tuning for weather and crowds (`season/weather.ts`, `season/attendance.ts`). */
export const weatherKnobs = {
  weather: {
    firstDay: whole(242, 'day of the year of the first Saturday', CALENDAR, [200, 300]),
    bowlDays: whole(11, 'days between postseason rounds', CALENDAR, [1, 30]),
    warmest: whole(205, 'day of the year', CLIMATE, [150, 250]),
    latitude: knob(37.5, 'reference latitude in degrees north', CLIMATE, [20, 50]),
    mean: knob(65.5, 'mean degrees Fahrenheit at kickoff over a year', CLIMATE, [30, 90]),
    perDegree: knob(1.35, 'degrees Fahrenheit colder per degree north', CLIMATE, [0, 5]),
    swing: knob(24, 'degrees Fahrenheit by which summer exceeds the mean', CLIMATE, [0, 60]),
    swingPerDegree: knob(1.15, 'added degrees Fahrenheit of seasonal swing per degree north', CLIMATE, [0, 5]),
    perKilometer: knob(8, 'degrees Fahrenheit colder per kilometer of elevation', CLIMATE, [0, 30]),
    coast: knob(-120.5, 'longitude of the Pacific zone in degrees east', CLIMATE, [-180, 0]),
    coastSwing: knob(0.4, 'share of the seasonal swing on the Pacific coast', CLIMATE, [0, 1]),
    coastMean: knob(4, 'degrees Fahrenheit warmer on the Pacific coast over a year', CLIMATE, [-20, 20]),
    daySd: knob(6.6, 'degrees Fahrenheit, SD between days', KICKOFFS, [0, 30]),
    windScale: knob(8, 'miles an hour, scale of a Weibull distribution', KICKOFFS, [1, 30]),
    windShape: knob(1.95, 'shape of the Weibull distribution', KICKOFFS, [1, 5]),
    rainShare: knob(0.105, 'share of games in which it rains or snows', KICKOFFS, [0, 1]),
    rainLeast: knob(0.1, 'minimum millimeters an hour', KICKOFFS, [0, 2]),
    rainMean: knob(0.62, 'mean millimeters an hour beyond the minimum', KICKOFFS, [0.01, 10]),
    rainColder: knob(4, 'degrees Fahrenheit colder when it rains', KICKOFFS, [0, 30]),
    desertFrom: knob(-120.5, 'longitude in degrees east where the dry West begins', CLIMATE, [-180, 0]),
    desertTo: knob(-102, 'longitude in degrees east where the dry West ends', CLIMATE, [-180, 0]),
    desertRain: knob(0.4, 'share of normal rain in the dry West', CLIMATE, [0, 1]),
    snowBelow: knob(34, 'degrees Fahrenheit below which rain is snow', 'just above the freezing point', [20, 45]),
    indoors: knob(70, 'degrees Fahrenheit indoors', FELT, [50, 90]),
  },
  crowds: {
    capacity: whole(50000, 'reference stadium capacity', CROWDS, [1000, 200000]),
    usual: knob(0.815, 'share of seats a program of prestige 4 usually sells', CROWDS, [0.1, 2]),
    perPrestige: knob(0.145, 'log of the crowd per prestige tier', CROWDS, [0, 1]),
    perSize: knob(-0.06, 'log of the share sold per log of capacity', CROWDS, [-1, 1]),
    followingSd: knob(0.06, 'log of the crowd, SD between programs of a tier', CROWDS, [0, 1]),
    form: knob(0.45, 'log of the crowd per win percentage so far', CROWDS, [0, 1]),
    formGames: knob(3, 'average games that a season’s form starts with', CROWDS, [0, 20]),
    rankedOpponent: knob(0.11, 'log of the crowd', CROWDS, [-1, 1]),
    rankedSelf: knob(0.02, 'log of the crowd', CROWDS, [-1, 1]),
    ranked: whole(25, 'rank that counts as ranked', 'the size of the published poll', [1, 50]),
    rivalry: knob(0.06, 'log of the crowd', CROWDS, [-1, 1]),
    late: knob(-0.1, 'log of the crowd in November and later', CROWDS, [-1, 1]),
    lateMonth: whole(11, 'month from which the season is late', CROWDS, [8, 12]),
    soaked: knob(-0.01, 'log of the crowd when it rains', CROWDS, [-1, 1]),
    daySd: knob(0.115, 'log of the crowd, SD between games', CROWDS, [0, 1]),
    dayPerPrestige: knob(-0.05, 'change in that SD per prestige tier', CROWDS, [-0.1, 0.1]),
    most: knob(1.025, 'maximum share of seats sold', CROWDS, [1, 1.2]),
    filling: knob(12, 'how easily the last seats sell: higher is easier', CROWDS, [2, 100]),
    least: knob(0.12, 'minimum share of seats sold', CROWDS, [0, 1]),
    neutral: knob(0.75, 'share of seats sold for a neutral-site game', 'public records, bowls', [0.1, 1]),
    homeEdge: knob(0.6, 'added share of home-field advantage in a full house relative to an empty one', FELT, [0, 2]),
    edgeFill: knob(0.78, 'share of seats sold that gives normal home-field advantage', CROWDS, [0, 1]),
  },
} satisfies KnobTree;
