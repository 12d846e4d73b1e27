import { yearsIn } from './years-in-text.ts';

test.each([
  ['2+ years of experience in web development', 2],
  ['At least 3 years in a similar role.', 3],
  ['QualificationsBachelor degree preferred5+ years of sales experience', 5],
  ['Requirements3 – 5 years’ experience in marketing', 3],
  ['Three (3+) or more years of research experience', 3],
  ['7 or more years of marketing analytics, especially in B2B', 7],
  ['-0-1 years experience', 0],
  ['License in the State of WI.Three years acute care nursing experience required.', 3],
  ['Experience: ten years in the field', 10],
  ['one year minimum of customer service', 1],
  ['A master and 2 years of experience, or 6 years of experience', 2],
  ['Mindestens drei Jahre Berufserfahrung', 3],
  ['Sie bringen 3 bis 5 Jahre Erfahrung mit', 3],
  ['Fünfjährige Berufserfahrung erwünscht, gern mehr', null],
  ['5-jährige Berufserfahrung', 5],
  ['خبرة لا تقل عن ٣ سنوات في المبيعات', 3],
  ['سنتين خبرة في المجال', 2],
  ['حداقل ۳ سال سابقه کار', 3],
  ['دو سال تجربه در فروش', 2],
  ['ניסיון של 3 שנים לפחות', 3],
  ['שנתיים ניסיון במכירות', 2],
])('in “%s”, the least years are %s', (text, years) => {
  expect(yearsIn(text)).toBe(years);
});

test.each([
  'Several years of experience',
  'Mehrjährige Erfahrung',
  'For almost 30 years, clients have turned to us',
  'We have 10 years of experience in recruiting',
  'With over 20 years of experience, our company is growing fast',
  '16-18 year olds only',
  'You are at least 18 years old',
  'A four-year college degree',
  '2 years of experience is a plus',
  'Ideally 1-2 years of sales experience',
  'Preferred: 5 years of experience',
  'More than 25 years of customer service experience',
  'Employment ends after 2 years',
  'A contract of 1+ year',
  'Fiscal year 2015, and $5 a year',
  'סטודנט בשנה 3',
  'سن بین ۲۵ تا ۳۰ سال',
  '',
])('“%s” names no years', (text) => {
  expect(yearsIn(text)).toBeNull();
});

test('a text of the greatest length is read in a moment', () => {
  for (const part of ['5 years ', '3-', 'minimum ', '1 to 2 to 3 to ', 'two or ', '1'.repeat(50), 'experience. ']) {
    expect([null, 5]).toContain(yearsIn(part.repeat(60_000 / part.length)));
  }
});
