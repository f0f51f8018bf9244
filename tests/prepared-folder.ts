/** Environment variable with the folder of dynasties played ahead for one test run; its processes share it. */
export const PREPARED_FOLDER = 'DYNASTY_PREPARED_FOLDER';
