import { type RefObject, useEffect, useRef } from 'react';

/** Pause in typing after which the search runs, in milliseconds. */
const PAUSE_MS = 250;

/** The texts of the fields by name. */
export type TypedTexts<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** The uncontrolled fields of a search bar that searches while the user types. */
export interface TypedFields<Name extends string> {
  /** For the element around the fields. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly read: () => TypedTexts<Name>;
  readonly write: (name: Name, text: string | undefined) => void;
  /** Searches after a pause in typing. */
  readonly soon: () => void;
  /** Searches at once. */
  readonly now: () => void;
  /** Discards a search that waits for a pause. */
  readonly wait: () => void;
}

/**
 * Binds the fields of a search bar to the address. The address may bring other texts, for example after "back". The fields get new values
 * and are not recreated, to keep the focus. What the user typed brings no other texts, and a field in which the user goes on typing stays as
 * it is.
 *
 * @param shown the texts in the address
 * @param search searches for the typed texts, and returns them as the address will have them
 */
export function useTypedFields<Name extends string>(
  shown: TypedTexts<Name>,
  search: (typed: TypedTexts<Name>) => TypedTexts<Name>,
): TypedFields<Name> {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const names = Object.keys(shown) as Name[];
  const sent = useRef(shown);
  const field = (name: Name): HTMLInputElement | null => root.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;
  const read = (): TypedTexts<Name> => {
    const typed: Partial<Record<Name, string | undefined>> = {};
    for (const name of names) typed[name] = field(name)?.value;
    return { ...shown, ...typed };
  };
  const write = (name: Name, text: string | undefined): void => {
    const input = field(name);
    if (input !== null) input.value = text ?? '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are compared, and the functions are new at every render
  useEffect(() => {
    for (const name of names) if (sent.current[name] !== shown[name]) write(name, shown[name]);
    sent.current = shown;
  }, [JSON.stringify(shown)]);

  const now = (): void => {
    clearTimeout(timer.current);
    sent.current = search(read());
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const wait = (): void => clearTimeout(timer.current);
  const soon = (): void => {
    wait();
    timer.current = setTimeout(() => latest.current(), PAUSE_MS);
  };
  return { root, read, write, soon, now, wait };
}
