/** Files a command writes for the player: pages, pictures, reports. */

export { makeFolder as makeOutputFolder } from '../../save/file.ts';
export { checkOutput, writeOutput } from '../../save/output.ts';
