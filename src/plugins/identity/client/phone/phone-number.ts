import { typedDigits } from '#core/client/i18n/typed-number.ts';
import { DIALLING_CODES } from './dialling-codes.ts';

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
