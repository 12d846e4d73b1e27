/** What the statements of a call read or sort as a whole, and the reason why. */
export const GROWING: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
