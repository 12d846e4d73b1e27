import { latinDigits } from '#core/contract/latin-digits.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { Place } from '../contract/section-schemas.ts';

type Address = Pick<Place, 'country' | 'postalCode'>;

/**
 * Whether a postal code has not the form that its country has in master data. It is saved all the same: the forms of countries change, and
 * people write them in more ways than any pattern knows.
 */
export async function isDoubtfulPostalCode(
  catalogue: Pick<MasterCatalogue, 'valuesOf'>,
  { country, postalCode }: Address,
): Promise<boolean> {
  if (country === '' || postalCode === '') return false;
  const pattern = (await catalogue.valuesOf('countries', [country])).get(country)?.postalPattern;
  if (typeof pattern !== 'string' || pattern === '') return false;
  // Patterns have capital letters and the digits 0 to 9.
  const form = new RegExp(`^(?:${pattern})$`, 'iu');
  return !waysToWrite(country, postalCode).some((way) => form.test(way));
}

// Signs of countries on vehicles, which people write before a code, where they are not the code of ISO 3166-1.
const VEHICLE_SIGNS: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BE: 'B', DE: 'D', ES: 'E', FI: 'FIN', FR: 'F', HU: 'H', IT: 'I', LI: 'FL', LU: 'L', NO: 'N', PT: 'P', SE: 'S', SI: 'SLO' },
};

const SEPARATORS = /[\s\p{Pd}\u2212\u30FC.·・]+/gu;

/** The code as it was written, without separators, and both without the sign of the country. */
function waysToWrite(country: string, postalCode: string): readonly string[] {
  // NFKC writes full-width letters and digits as ordinary ones. Japan has a sign of its own before codes.
  const written = latinDigits(postalCode.normalize('NFKC')).replace('〒', '').trim();
  const sign = new RegExp(`^(?:${country}|${VEHICLE_SIGNS[country] ?? country})[\\s\\p{Pd}]*(?=\\d)`, 'iu');
  return [written, written.replace(sign, '')].flatMap((way) => [way, way.replace(SEPARATORS, '')]);
}
