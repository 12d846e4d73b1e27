import { readerCountry } from './reader-country.ts';

test.each([
  [['en-US', 'en'], 'Europe/Paris', 'FR'],
  [['fr-FR', 'en-US'], 'Europe/Paris', 'FR'],
  [['en-US', 'de-CH'], 'Europe/Zurich', 'CH'],
  [['en-GB'], 'Europe/London', 'GB'],
  [['en-US'], 'America/New_York', 'US'],
  [['en-US'], 'America/Toronto', 'CA'],
  [['ar'], 'Africa/Casablanca', 'MA'],
  [['de-AT', 'en-US'], 'UTC', 'AT'],
  [['en', 'de-AT'], 'UTC', 'AT'],
  [['he'], 'UTC', 'IL'],
  [['en_US@posix', 'de-AT'], 'UTC', 'AT'],
  [['eo'], 'UTC', undefined],
  [[], 'UTC', undefined],
])('the languages %j and the time zone %s give the country %s', (languages, timeZone, country) => {
  expect(readerCountry({ languages, timeZone })).toBe(country);
});

test('a browser that does not know the time zones of countries goes by its languages', () => {
  jest.spyOn(Intl.Locale.prototype as { getTimeZones?: () => undefined }, 'getTimeZones').mockReturnValue(undefined);
  expect(readerCountry({ languages: ['de-AT'], timeZone: 'Europe/Vienna' })).toBe('AT');
});
