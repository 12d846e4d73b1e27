import { recogniseFields } from '../columns/field-sources.ts';
import type { ImportedPosting } from './imported-posting.ts';
import { readRow } from './read-posting.ts';
import { CellFault } from './row-cells.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');

type Row = Readonly<Record<string, string>>;

/** Reads one row with these columns. Adds a title and a company unless they are given. */
function read(row: Row): ImportedPosting {
  const whole: Row = { title: 'Engineer', company: 'Harbour Works', ...row };
  return readRow(recogniseFields(Object.keys(whole)), Object.values(whole), NOW).posting;
}

function rejection(row: Row): string {
  try {
    read(row);
  } catch (error) {
    if (error instanceof CellFault) return `${error.column}: ${error.message}`;
  }
  throw new Error('The row was not rejected');
}

describe('a row', () => {
  test('of empty cells is empty', () => {
    expect(rejection({ title: '', company: ' ', description: '\t' })).toBe(': This row is empty.');
  });

  test('needs a title of 1 to 200 characters', () => {
    expect(read({ title: '😀'.repeat(200) }).title).toHaveLength(400);
    expect(rejection({ title: 'x'.repeat(201) })).toBe('title: This has 201 characters, but only 200 are possible.');
    expect(rejection({ title: ' \u00a0 ' })).toBe('title: Every job posting needs this, but the cell is empty.');
  });

  test('needs a company, from a column or for all rows', () => {
    expect(rejection({ company: '' })).toBe('company: Every job posting needs this, but the cell is empty.');
    const sources = recogniseFields(['title']);
    expect(() => readRow(sources, ['Cook'], NOW)).toThrow(expect.objectContaining({ column: 'company' }));
    const company = { kind: 'constant', value: 'Harbour Works' } as const;
    expect(readRow({ ...sources, company }, ['Cook'], NOW).posting.company).toBe('Harbour Works');
  });

  test('needs no other field', () => {
    const { title, company, ...rest } = read({
      description: '',
      location: 'Not Used',
      seniority: 'Not Applicable',
      employment_type: 'N/A',
    });
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => undefined));
  });

  test.each(['', ' ', '0', 'f', 'false', 'No', 'N '])('is read if the source marks it as %j', (fraudulent) => {
    expect(read({ fraudulent }).title).toBe('Engineer');
  });

  test.each(['1', 't', 'TRUE', 'yes', ' Y'])('is rejected if the source marks it as fraudulent: %j', (fraudulent) => {
    expect(rejection({ fraudulent })).toBe('fraudulent: The source says that this job posting is a fraud.');
  });

  test('has an id of one word, or of several with a number', () => {
    expect(read({ job_id: 'Marketing' }).externalId).toBe('Marketing');
    expect(read({ job_id: 'REQ 17' }).externalId).toBe('REQ 17');
    expect(rejection({ job_id: 'Marketing Intern' })).toBe(
      'job_id: “Marketing Intern” is not an id. Check whether the row has a cell too many or too few.',
    );
  });

  test.each([
    ['id', { job_id: 'Marketing Intern' }],
    ['location', { location: 'x'.repeat(201) }],
    ['seniority', { seniority: 'We are looking for somebody who '.repeat(5) }],
    ['category', { category: 'x'.repeat(121) }],
    ['list of categories', { category: 'Responsible for many things '.repeat(9) }],
    ['date', { 'posting date': 'No residency requirement.' }],
    ['amount', { 'salary from': 'F' }],
    ['period', { 'salary from': '10', 'salary frequency': 'Brooklyn' }],
    ['mark', { fraudulent: 'Marketing' }],
  ])('with an invalid %s may be shifted, and is rejected', (_, row) => {
    expect(rejection(row)).toContain('heck whether the row has a cell too many or too few.');
    expect(rejection(row)).toMatch(new RegExp(`^(${Object.keys(row).join('|')}): `));
  });
});

describe('the description', () => {
  test('joins the parts from several columns', () => {
    const { description } = read({ description: 'Build ships.', requirements: 'Sea legs', benefits: '', company_profile: 'Since 1890' });
    expect(description).toBe('Build ships.\n\nRequirements\nSea legs\n\nAbout the company\nSince 1890');
  });

  test('leaves out empty parts', () => {
    expect(read({ description: 'Build ships.', 'preferred skills': 'â€¢', requirements: '\u00a0 \u00a0' }).description).toBe(
      'Build ships.',
    );
  });

  test('ends with a salary that could not be read', () => {
    expect(read({ description: 'Build ships.', salary: 'competitive' }).description).toBe('Build ships.\n\nSalary as given\ncompetitive');
  });

  test('has up to 60,000 characters', () => {
    expect(read({ description: 'x'.repeat(60_000) }).description).toHaveLength(60_000);
    expect(rejection({ description: 'x'.repeat(60_001) })).toBe('description: This has 60,001 characters, but only 60,000 are possible.');
  });
});

describe('the category', () => {
  test.each([
    ['\n\n   Business Development\n \n\n    Sales\n', 'Business Development'],
    ['Engineering, Architecture, & Planning Technology, Data & Innovation', 'Engineering, Architecture, & Planning'],
    ['Health Policy, Research & Analysis', 'Health'],
    ['Financial,Services,Banking,Consumer,Services', 'Financial Services'],
    ['Hospital,&,Health,Care,Insurance', 'Hospital & Health Care'],
    ['Nonprofit,Organization,Management', 'Nonprofit Organization Management'],
    ['Ship repair, welding', 'Ship repair, welding'],
    ['Sales; Marketing', 'Sales'],
    ['x'.repeat(120), 'x'.repeat(120)],
  ])('of %j is %s', (cell, name) => {
    expect(read({ category: cell }).category).toBe(name);
  });

  test('is the industry if the row has no category', () => {
    expect(read({ function: '', industry: 'Banking' }).category).toBe('Banking');
    expect(read({ function: 'Sales', industry: 'Banking' }).category).toBe('Sales');
  });
});

describe('employment', () => {
  test.each([
    ['Full-time', 'full_time'],
    ['full time', 'full_time'],
    ['fulltime', 'full_time'],
    ['P', 'part_time'],
    ['Contract', 'contract'],
    ['Freelancer', 'contract'],
    ['Seasonal', 'temporary'],
    ['Temp', 'temporary'],
    ['Internship', 'internship'],
    ['Volunteer', 'volunteer'],
    ['Voluntary', 'volunteer'],
    ['Other', 'other'],
    ['permanent', undefined],
    ['', undefined],
  ])('%s has the employment type %s', (cell, type) => {
    expect(read({ employment_type: cell }).employmentType).toBe(type);
  });

  test.each([
    ['Work from home', 'remote'],
    ['TRUE', 'remote'],
    ['Hybrid', 'hybrid'],
    ['On-site', 'onsite'],
    ['in person', 'onsite'],
    ['no', undefined],
  ])('%s has the work mode %s', (cell, mode) => {
    expect(read({ telecommuting: cell }).workMode).toBe(mode);
  });

  test('is remote if a column or the location says so, and unknown if a column denies it', () => {
    expect(read({ telecommuting: '1' }).workMode).toBe('remote');
    expect(read({ location: 'Remote' }).workMode).toBe('remote');
    expect(read({ telecommuting: '0', location: 'Bergen' }).workMode).toBeUndefined();
  });
});

describe('the date', () => {
  test.each([
    ['2019-02-11T00:00:00.000', '2019-02-11T00:00:00.000Z'],
    ['2019-02-11', '2019-02-11T00:00:00.000Z'],
    ['2019-02-11 09:30', '2019-02-11T09:30:00.000Z'],
    ['2019-02-11T09:30:00+02:00', '2019-02-11T07:30:00.000Z'],
    ['2019-02-11T09:30:00-0530', '2019-02-11T15:00:00.000Z'],
    ['2019-02-11T23:30Z', '2019-02-11T23:30:00.000Z'],
    ['2019-02-11T00:00:00.123456789Z', '2019-02-11T00:00:00.123Z'],
    [' 2019-02-11 ', '2019-02-11T00:00:00.000Z'],
    ['2026-03-02T00:00Z', '2026-03-02T00:00:00.000Z'],
  ])('%s is %s', (cell, instant) => {
    expect(read({ 'posting date': cell }).postedAt?.toISOString()).toBe(instant);
  });

  test.each([
    ['20.11.2025', '2025-11-20'],
    ['11/20/2025', '2025-11-20'],
    ['20. November 2025', '2025-11-20'],
    ['45981', '2025-11-20'],
  ])('%s has one reading, %s', (cell, day) => {
    expect(read({ 'posting date': cell }).postedAt?.toISOString().slice(0, 10)).toBe(day);
  });

  test('with two readings is rejected with both', () => {
    expect(rejection({ 'posting date': '02/03/2019' })).toBe(
      'posting date: “02/03/2019” can be 2019-03-02 or 2019-02-03. Choose the order of the dates, or write year, month and day.',
    );
  });

  test.each(['2019-02-31', '2019-13-01', 'yesterday', 'on 2019-02-11', '2019-02-11 or so', '2019-02-11T25:00', '2019-02-11T'])(
    '%s is rejected',
    (cell) => {
      expect(rejection({ 'posting date': cell })).toContain(`posting date: “${cell}” is not a date such as 2019-02-28.`);
    },
  );

  test('is not in the future', () => {
    expect(rejection({ 'posting date': '2999-01-01' })).toBe('posting date: “2999-01-01” is in the future.');
    expect(rejection({ 'posting date': '2026-03-02T00:00:01Z' })).toContain('in the future');
  });
});
