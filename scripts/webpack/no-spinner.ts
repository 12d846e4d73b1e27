/** Replaces Blueprint's spinner, which its button imports for the property `loading`. Our button shows work with `aria-busy`. */
export const Spinner = (): null => null;

export const SpinnerSize = Object.freeze({ SMALL: 20, STANDARD: 50, LARGE: 100 });
