/** Files a command writes for the player: pages, pictures, reports. */

export { checkOutput, writeOutput } from '../../save/output.ts';
export { makeFolder as makeOutputFolder } from '../../save/writing.ts';
