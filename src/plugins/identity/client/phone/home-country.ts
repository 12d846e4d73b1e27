import { DIALLING_CODES } from './dialling-codes.ts';

/** The most likely country of the user's telephone, from the languages of the browser. */
export function homeCountry(wanted: readonly string[] = navigator.languages): string {
  const regions = wanted.map((tag) => new Intl.Locale(tag));
  const said = regions.find(({ region }) => region !== undefined)?.region;
  const guessed = regions[0]?.maximize().region;
  return [said, guessed].find((region) => region !== undefined && DIALLING_CODES.has(region)) ?? 'US';
}
