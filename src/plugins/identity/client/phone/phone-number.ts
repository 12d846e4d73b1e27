import { typedDigits } from '#core/client/i18n/typed-number.ts';
import { DIALLING_CODES } from './dialling-codes.ts';

// Within a country a 0 is dialled before most numbers and left out from abroad; these dial something else, or nothing.
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
 * A number as a person types it, in the international form of E.164; `undefined` when it cannot be one. What begins with `+` or
 * `00` brings its own country.
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
