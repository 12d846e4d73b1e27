import type { Screen } from './screen.ts';

/**
 * Reads the environment variable `SCREENS`, a JSON array of names of screens. Returns these screens in their own order, or all when absent.
 *
 * @throws Error when it is no such array, or has a name that no screen has
 */
export function chooseScreens(screens: readonly Screen[], choice: string | undefined): readonly Screen[] {
  if (choice === undefined) return screens;
  const names = namesIn(choice);
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) throw new Error(`SCREENS has names that no screen has: ${unknown.join(', ')}.`);
  const chosen = new Set(names);
  return screens.filter(({ name }) => chosen.has(name));
}

function namesIn(choice: string): readonly string[] {
  const names = parsed(choice);
  if (Array.isArray(names) && names.every((name): name is string => typeof name === 'string')) return names;
  throw new Error(`SCREENS is a JSON array of names of screens, not ${choice}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
