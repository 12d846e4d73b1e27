import { DIALLING_CODES } from './dialling-codes.ts';

/** The country that somebody most likely telephones in, by the languages their browser asks for. */
export function homeCountry(wanted: readonly string[] = navigator.languages): string {
  const regions = wanted.map((tag) => new Intl.Locale(tag));
  const said = regions.find(({ region }) => region !== undefined)?.region;
  const guessed = regions[0]?.maximize().region;
  return [said, guessed].find((region) => region !== undefined && DIALLING_CODES.has(region)) ?? 'US';
}
