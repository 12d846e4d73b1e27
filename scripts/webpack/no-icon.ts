/** Replaces Blueprint's icon, which its button renders for icons that are given by name. Our buttons have their icons as children. */
export const Icon = (): null => null;

export const IconSize = Object.freeze({ STANDARD: 16, LARGE: 20 });
