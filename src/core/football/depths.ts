/** Intended depth of a throw. */
export const BEHIND = 0;
export const SHORT = 1;
export const MEDIUM = 2;
export const DEEP = 3;
