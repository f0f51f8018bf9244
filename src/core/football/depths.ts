/** How far down the field a throw is meant to go. */
export const BEHIND = 0;
export const SHORT = 1;
export const MEDIUM = 2;
export const DEEP = 3;
