import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { latinDigits } from './latin-digits.ts';
import { EXTENSION_MARK, editablePhone, type PhoneParts, phoneParts } from './stored-phone.ts';

// This module has the number plans of all countries, 25 KB in a browser. Pages load it when they need it; see `usePhones`.

/** The longest telephone number that is read, as typed, in UTF-16 code units. */
export const LONGEST_TYPED_PHONE = 64;

const LONGEST_EXTENSION = 7;

// Words for an extension in the languages of the product, besides those that the library knows. With its digits at the end of the text.
const EXTENSION = /[\s,،;-]*(?:durchwahl|dw|تحويلة|داخلي|داخلی|שלוחה)[\s.:]*(?=\d+$)/i;

/**
 * Reads a typed telephone number, with its country code or as a number of `country` (ISO 3166-1 alpha-2). Digits of Arabic and Persian, all
 * dashes, marks of direction, `(0)`, `00` in place of `+`, a prefix that is dialled only inside a country, and extensions are understood.
 * Returns the form that is stored: E.164, and `;ext=` before an extension. `undefined` for what is no number, or no single one.
 */
export function readPhone(typed: string, country?: string): string | undefined {
  if (typed.length > LONGEST_TYPED_PHONE) return undefined;
  const stored = storedForm(parsed(plain(typed), country));
  // The number plan of a country may take a digit off the form that it has just written. Such a number has no single reading.
  return stored !== undefined && storedForm(parsed(stored)) === stored ? stored : undefined;
}

/**
 * A stored number for a reader in `country`: as it is dialled inside the country when it belongs to it, otherwise in the international form.
 * A number that is not readable stays as it is.
 */
export function formatPhone(stored: string, country?: string): PhoneParts {
  const { number, extension } = phoneParts(stored);
  const known = parsed(number);
  if (known === undefined || known.number !== number) return { number: stored, extension: undefined };
  const national = known.formatNational();
  const isNational = country !== undefined && known.country === country && readPhone(national, country) === number;
  return { number: isNational ? national : known.formatInternational(), extension };
}

/**
 * A typed or stored number with spaces, in the international form, which {@link readPhone} reads as the same number in every country. A text
 * without a reading stays as it is.
 */
export function spacedPhone(typed: string): string {
  const stored = readPhone(typed);
  if (stored === undefined) return typed;
  const { number, extension } = formatPhone(stored);
  const spaced = extension === undefined ? number : editablePhone(`${number}${EXTENSION_MARK}${extension}`);
  return readPhone(spaced) === stored ? spaced : typed;
}

/**
 * The country (ISO 3166-1 alpha-2) of a stored number. Of countries that share a number plan, the largest one when the number does not tell.
 * `undefined` for a number that is not readable, and for numbers of no country.
 */
export function countryOfPhone(stored: string): string | undefined {
  const number = parsed(phoneParts(stored).number);
  return number?.country ?? number?.getPossibleCountries()[0];
}

function parsed(text: string, country?: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { ...(isKnown(country) && { defaultCountry: country }), extract: false });
  return number?.isPossible() === true ? number : undefined;
}

function isKnown(country: string | undefined): country is CountryCode {
  return country !== undefined && isSupportedCountry(country as CountryCode);
}

function storedForm(number: PhoneNumber | undefined): string | undefined {
  if (number === undefined || (number.ext ?? '').length > LONGEST_EXTENSION) return undefined;
  return number.ext === undefined ? number.number : `${number.number}${EXTENSION_MARK}${number.ext}`;
}

/** The text without what only the eye needs, with the sign `+` before a number with a country code. */
function plain(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(EXTENSION, ' ext. ')
    .replace(/^\+?\s*0\s*0(?!0)/, '+');
}
