import { typedDigits } from '#core/client/i18n/typed-number.ts';
import { DIALLING_CODES } from './dialling-codes.ts';

// Most countries dial a 0 before a national number and omit it from abroad. These countries dial another prefix, or none.
const TRUNK: Readonly<Record<string, string>> = Object.freeze({
  BJ: '',
  CG: '',
  CI: '',
  IT: '',
  SM: '',
  VA: '',
  HU: '06',
  KZ: '8',
  RU: '8',
});

/**
 * Converts a typed number to the international form of E.164; `undefined` when it is not a number. Input that begins with `+` or `00`
 * contains its own country.
 */
export function internationalNumber(country: string, typed: string): string | undefined {
  const digits = typedDigits(typed);
  const isInternational = /^\s*\p{Cf}*[+＋]/u.test(typed);
  const number = isInternational
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : (DIALLING_CODES.get(country) ?? '') + national(country, digits);
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

function national(country: string, digits: string): string {
  const trunk = DIALLING_CODES.get(country) === '1' ? '1' : (TRUNK[country] ?? '0');
  return trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
}

/** The most likely country of the user's telephone, from the languages of the browser. */
export function homeCountry(wanted: readonly string[] = navigator.languages): string {
  const regions = wanted.map((tag) => new Intl.Locale(tag));
  const said = regions.find(({ region }) => region !== undefined)?.region;
  const guessed = regions[0]?.maximize().region;
  return [said, guessed].find((region) => region !== undefined && DIALLING_CODES.has(region)) ?? 'US';
}
