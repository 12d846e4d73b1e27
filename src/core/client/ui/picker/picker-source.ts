import { isNearName } from '#core/contract/forgiving-words.ts';

/** A choice of a {@link Picker}. */
export interface PickerOption {
  /** What the form stores. */
  readonly value: string;
  readonly label: string;
  /** Tells options with equal labels apart. */
  readonly detail?: string | undefined;
}

/** Where a picker gets its options. A page keeps the same object while the texts stay in one language. */
export interface PickerSource {
  /** The options for a typed text, best first; all or the first ones for an empty text. */
  readonly search: (typed: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
  /** The options of these values, also of values that the search does not offer any more. Unknown values are left out. */
  readonly named: (values: readonly string[], signal: AbortSignal) => Promise<readonly PickerOption[]>;
  /** A name that is known without asking. It is shown until `named` has answered. */
  readonly nameOf?: ((value: string) => string | undefined) | undefined;
}

/** Compares names as users type them: without case, accents and outer spaces. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A source of a few options that are all known. Where none has the typed text, one mistake in each word is forgiven. */
export function constantSource(options: readonly PickerOption[]): PickerSource {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const found = (isFound: (text: string) => boolean): readonly PickerOption[] =>
    options.filter(({ label, detail = '' }) => isFound(`${label} ${detail}`));
  return {
    search: async (typed) => {
      const exact = found((text) => plain(text).includes(plain(typed)));
      return exact.length > 0 ? exact : found((text) => isNearName(typed, text));
    },
    named: async (values) => options.filter(({ value }) => values.includes(value)),
    nameOf: (value) => labels.get(value),
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
