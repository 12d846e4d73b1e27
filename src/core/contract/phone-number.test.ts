import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js/min';
import { formatPhone, readPhone, spacedPhone } from './phone-number.ts';
import { EXTENSION_MARK, editablePhone } from './stored-phone.ts';

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (20) 7946-0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['+49 0151 23456789', '+4915123456789'],
  ['+490301234567', '+49301234567'],
  ['+49 30 / 1234-567', '+49301234567'],
  ['0044 20 7946 0958', '+442079460958'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['+0044 20 7946 0958', '+442079460958'],
  ['٠٠٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
  ['\u200e+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
  ['+۹۸ ۲۱ ۸۸۷۷ ۶۶۵۵', '+982188776655'],
  ['\u2066+44\u00a020\u20137946\u20140958\u2069', '+442079460958'],
  ['＋４４ ２０ ７９４６ ０９５８', '+442079460958'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+7 8 912 345-67-89', '+79123456789'],
  ['+36 06 20 123 4567', '+36201234567'],
  ['+44 20 7946 0958 ext. 12', '+442079460958;ext=12'],
  ['+44 20 7946 0958, x12', '+442079460958;ext=12'],
  ['+442079460958;ext=12', '+442079460958;ext=12'],
  ['+49 30 1234567 Durchwahl 12', '+49301234567;ext=12'],
  ['+44 20 7946 0958 تحويلة ١٢', '+442079460958;ext=12'],
  ['+98 21 8877 6655 داخلی ۱۲', '+982188776655;ext=12'],
  ['+972 3 123 4567 שלוחה 12', '+97231234567;ext=12'],
])('%j is read as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

// As people of 30 countries write their own numbers. Most are like the example numbers of the number plans.
test.each([
  ['AR', '011 15-2345-6789', '+5491123456789'],
  ['AT', '0664/123 45 67', '+436641234567'],
  ['AU', '0491 570 006', '+61491570006'],
  ['BD', '01812-345678', '+8801812345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['BR', '(11) 96123-4567', '+5511961234567'],
  ['CA', '1-506-555-0123', '+15065550123'],
  ['CH', '078 123 45 67', '+41781234567'],
  ['CN', '131 2345 6789', '+8613123456789'],
  ['CZ', '601 123 456', '+420601123456'],
  ['DK', '32 12 34 56', '+4532123456'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['FI', '041 2345678', '+358412345678'],
  ['FR', '06.12.34.56.78', '+33612345678'],
  ['GR', '691 234 5678', '+306912345678'],
  ['IE', '085 012 3456', '+353850123456'],
  ['IL', '050-234-5678', '+972502345678'],
  ['IN', '081234 56789', '+918123456789'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['KE', '0712 123456', '+254712123456'],
  ['KR', '010-2000-0000', '+821020000000'],
  ['MX', '222 123 4567', '+522221234567'],
  ['NG', '0802 123 4567', '+2348021234567'],
  ['NL', '06-12345678', '+31612345678'],
  ['NO', '406 12 345', '+4740612345'],
  ['PL', '512 345 678', '+48512345678'],
  ['PT', '912 345 678', '+351912345678'],
  ['SE', '070-174 06 05', '+46701740605'],
  ['TR', '0501 234 56 78', '+905012345678'],
  ['ZA', '071 123 4567', '+27711234567'],
])('a person in %s who writes %j has the number %s, also with the code of the country', (country, typed, stored) => {
  expect(readPhone(typed, country)).toBe(stored);
  const { number } = formatPhone(stored);
  expect(number).toMatch(/^\+\d{1,3} /);
  expect(readPhone(number, country)).toBe(stored);
  expect(readPhone(number.replace('+', '00'))).toBe(stored);
  expect(formatPhone(stored, country).number).not.toMatch(/^\+/);
});

test.each([
  ['DE', '01512 3456789', '+4915123456789'],
  ['DE', '1512 3456789', '+4915123456789'],
  ['DE', '+43 660 1234567', '+436601234567'],
  ['DE', '0043 660 1234567', '+436601234567'],
  ['GB', '(07700) 900-123', '+447700900123'],
  ['US', '1 212 555 0123', '+12125550123'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['US', '011 44 20 7946 0958', '+442079460958'],
  ['RU', '8 912 345-67-89', '+79123456789'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['IT', '347 1234567', '+393471234567'],
  ['CI', '07 01 02 03 04', '+2250701020304'],
  ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['IR', '۰۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
])('in %s, %j is read as %s', (country, typed, stored) => {
  expect(readPhone(typed, country)).toBe(stored);
});

test.each([
  '',
  '12',
  'telephone',
  '020 7946 0958',
  '+1234567',
  '+1234567890123456',
  '+0 123 456 789',
  '+49 151 2345 6789 0123 4567',
  'Call +44 20 7946 0958',
  '+44 20 7946 0958 or later',
  '+44 20 7946 0958 / +44 20 7946 0959',
  '+44 20 7946 0958 ext. 123456789',
  `+44 20 7946 0958${' '.repeat(64)}`,
])('%j has no single reading', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test.each([
  ['+442079460958', 'GB', '020 7946 0958', undefined],
  ['+442079460958', 'DE', '+44 20 7946 0958', undefined],
  ['+442079460958', undefined, '+44 20 7946 0958', undefined],
  ['+442079460958;ext=12', 'GB', '020 7946 0958', '12'],
  ['+12125550123', 'US', '(212) 555-0123', undefined],
  ['+12125550123', 'CA', '+1 212 555 0123', undefined],
  ['+5215512345678', 'MX', '+5215512345678', undefined],
  ['not a number', 'GB', 'not a number', undefined],
])('%s is shown to a reader in %s as %s', (stored, country, number, extension) => {
  expect(formatPhone(stored, country)).toEqual({ number, extension });
});

const countries = getCountries();
const digits = (min: number, max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const storedNumbers = fc
  .tuple(fc.constantFrom(...countries), digits(4, 13), fc.option(digits(1, 7), { nil: undefined }))
  .map(([country, national, extension]) => {
    const stored = readPhone(national, country);
    return stored === undefined
      ? undefined
      : { country, stored: extension === undefined ? stored : `${stored}${EXTENSION_MARK}${extension}` };
  })
  .filter((drawn) => drawn !== undefined);

test('a number that is shown to any reader is read as the same number', () => {
  fc.assert(
    fc.property(storedNumbers, fc.constantFrom(...countries), ({ country, stored }, elsewhere) => {
      for (const reader of [country, elsewhere, undefined]) {
        const { number, extension } = formatPhone(stored, reader);
        expect(readPhone(extension === undefined ? number : `${number} ext. ${extension}`, reader)).toBe(stored);
      }
    }),
  );
});

test('a stored number is read as itself, also as it is edited', () => {
  fc.assert(
    fc.property(storedNumbers, ({ stored }) => {
      expect(readPhone(stored)).toBe(stored);
      expect(readPhone(editablePhone(stored))).toBe(stored);
      expect(readPhone(spacedPhone(stored))).toBe(stored);
    }),
  );
});

test.each([
  ['00442079460958;ext=12', '+44 20 7946 0958 ext. 12'],
  ['+١ (٢١٢) ٥٥٥٠١٢٣', '+1 212 555 0123'],
  ['020 7946 0958', '020 7946 0958'],
  [' ', ' '],
])('the number %j has spaces in the international form: %j', (typed, spaced) => {
  expect(spacedPhone(typed)).toBe(spaced);
});

test('no text breaks the reading', () => {
  const unit = fc.constantFrom('+', '0', '4', '٤', ' ', '(', ')', '-', '–', '/', ';', 'x', 'ext=', '\u200e', '\ud800', '#', ',', 'tel:');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 70 })), (typed) => {
      const stored = readPhone(typed);
      if (stored !== undefined) expect(stored).toMatch(/^\+[1-9]\d{5,14}(?:;ext=\d{1,7})?$/);
    }),
  );
});
