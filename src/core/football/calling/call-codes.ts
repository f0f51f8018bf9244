/** Offensive calls as the play loop passes them on. */
export const CALL_RUN = 0;
export const CALL_PASS = 1;
export const CALL_PUNT = 2;
export const CALL_FIELD_GOAL = 3;
export const CALL_KNEEL = 4;
export const CALL_SPIKE = 5;
/** A fake kick: the punter runs or throws. */
export const CALL_FAKE = 6;
