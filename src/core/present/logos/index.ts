export type { LogoFacts, LogoTeam } from '../../contract/logo-facts.ts';
export { conferenceLogo } from './conference.ts';
export { type Crest, drawCrest } from './crest.ts';
export { planCrests, teamLogo } from './plan.ts';
