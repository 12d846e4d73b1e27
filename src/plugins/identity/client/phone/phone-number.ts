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
  const number = internationalDigits(typed) ?? (DIALLING_CODES.get(country) ?? '') + national(country, typedDigits(typed));
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

// The country of a calling code that several countries share, if it is the most likely one.
const MAIN: Readonly<Record<string, string>> = Object.freeze({
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
});

/** The country of a number that contains its calling code. The chosen country stays when it has this code, or when there is none yet. */
export function countryOf(typed: string, chosen: string): string {
  const digits = internationalDigits(typed) ?? '';
  const code = [...DIALLING_CODES.values()].find((one) => digits.startsWith(one));
  if (code === undefined || DIALLING_CODES.get(chosen) === code) return chosen;
  return MAIN[code] ?? [...DIALLING_CODES].find(([, one]) => one === code)?.[0] ?? chosen;
}

/** The digits after `+` or `00`; `undefined` for a national number. */
function internationalDigits(typed: string): string | undefined {
  const digits = typedDigits(typed);
  if (/^\s*\p{Cf}*[+＋]/u.test(typed)) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}
