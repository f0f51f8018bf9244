export { conferenceLogo } from './conference.ts';
export { type Crest, drawCrest } from './crest.ts';
export type { LogoFacts, LogoTeam } from './facts.ts';
export { planCrests, teamLogo } from './plan.ts';
