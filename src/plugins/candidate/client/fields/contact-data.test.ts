import { contactDataIn } from './contact-data.ts';

describe('a headline with contact data', () => {
  it.each([
    'Welder, anna@example.org',
    'anna.k+jobs@mail.example.co.uk',
    'لحّام anna@example.org',
    'Welder ａｎｎａ＠ｅｘａｍｐｌｅ.ｏｒｇ',
    'me@www.example.org',
  ])('has an email address: %s', (headline) => expect(contactDataIn(headline)).toBe('email'));

  it.each([
    'Welder +49 (0)151 2345678',
    'Call 555-123-4567',
    'Tel. 06.12.34.56.78',
    'Welder 0511/123456',
    'لحّام ٠١٠ ١٢٣٤ ٥٦٧٨',
    'جوشکار ۰۹۱۲۳۴۵۶۷۸۹',
    'Welder \u2066+31\u200E 6\u200E 12345678\u2069',
    'Welder 1234567',
    'Welder +2019 2024',
    'Welder 0151 2019 2024',
  ])('has a telephone number: %s', (headline) => expect(contactDataIn(headline)).toBe('phone'));

  it.each([
    'Welder, www.example',
    'Welder https://localhost',
    'Portfolio: example.org/me',
    'EXAMPLE.COM',
    'anna.example.co.in',
    'Münchner Schweißer: müller.de',
    'Nurse (linkedin.com/in/anna)',
  ])('has a web address: %s', (headline) => expect(contactDataIn(headline)).toBe('web'));

  it.each([
    '',
    'Welder',
    'C++/.NET developer',
    'Node.js developer',
    'ASP.NET and Vue.js developer, socket.io',
    'Welder, 2019–2024',
    'مهندس ٢٠١٩–٢٠٢٤',
    'Welder 2015-2018, 2019-2024',
    'Welder 01/2019 – 05/2024',
    'Nurse since 2019-05-01',
    'Driver, 123456 km without an accident',
    'Buyer of 10,000,000 parts a year',
    'Ph.D. in chemistry, M.Sc.in physics, e.g. glass',
    'Dipl.-Ing. (FH), 24/7 on-call',
    'Chef @ home',
    'Welder.',
  ])('has none: %s', (headline) => expect(contactDataIn(headline)).toBeUndefined());
});
