/** Files that a command writes for the player: pages, pictures, reports. */
export { checkOutput, writeOutput } from '../../save/output.ts';
