/** The variable that names the folder of dynasties which one test run has played ahead; its processes share it. */
export const PREPARED_FOLDER = 'DYNASTY_PREPARED_FOLDER';
