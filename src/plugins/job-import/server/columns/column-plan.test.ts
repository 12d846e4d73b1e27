import { assert, constant, property, shuffledSubarray } from 'fast-check';
import { CommandFault } from '#core/server/errors/command-fault.ts';
import { findDelimiter } from '#core/server/spreadsheets/file/open-table.ts';
import { meaningfulColumns, planColumns } from './column-plan.ts';
import { type ColumnMapping, parseMapping } from './mapping-file.ts';
import type { PostingField } from './posting-field.ts';

const LISTINGS = 'title,company,location,industry,description,seniority,employment_type,functions'.split(',');
const CITY =
  'Job ID|Agency|Posting Type|Business Title|Civil Service Title|Title Code No|Level|Job Category|Full-Time/Part-Time indicator|Salary Range From|Salary Range To|Salary Frequency|Work Location|Division/Work Unit|Job Description|Minimum Qual Requirements|Preferred Skills|Posting Date'.split(
    '|',
  );
const RESEARCH =
  'job_id,title,department,salary_range,company_profile,description,requirements,benefits,telecommuting,has_company_logo,has_questions,employment_type,required_experience,required_education,industry,function,fraudulent'.split(
    ',',
  );

/** The found columns by field. */
function found(header: readonly string[], ...more: [mapping?: string, company?: string]): Partial<Record<PostingField, string>> {
  const plan = planColumns(header, parseMapping(more[0] ?? '{}', 'map.json'), more[1]);
  return Object.fromEntries(
    Object.entries(plan.sources).map(([field, source]) => [field, 'name' in source ? source.name : `=${source.value}`]),
  );
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof CommandFault) return error.message;
  }
  throw new Error('No CommandFault was thrown');
}

describe('columns are recognised', () => {
  test('in the listings of a business network', () => {
    expect(found(LISTINGS)).toEqual({
      title: 'title',
      company: 'company',
      location: 'location',
      category: 'functions',
      industry: 'industry',
      employmentType: 'employment_type',
      seniority: 'seniority',
      description: 'description',
    });
  });

  test('in the postings of the City of New York, which pays in dollars without a currency column', () => {
    expect(found(CITY)).toMatchObject({
      id: 'Job ID',
      title: 'Business Title',
      company: 'Agency',
      location: 'Work Location',
      category: 'Job Category',
      employmentType: 'Full-Time/Part-Time indicator',
      salaryMin: 'Salary Range From',
      salaryMax: 'Salary Range To',
      salaryPeriod: 'Salary Frequency',
      salaryCurrency: '=USD',
      postedAt: 'Posting Date',
    });
  });

  test('in the research set, which has no company column', () => {
    expect(found(RESEARCH)).toMatchObject({
      id: 'job_id',
      title: 'title',
      salary: 'salary_range',
      category: 'function',
      seniority: 'required_experience',
    });
    expect(found(RESEARCH)).not.toHaveProperty('company');
    expect(found(RESEARCH, '{}', 'Harbour Works')).toMatchObject({ company: '=Harbour Works' });
  });

  test('in any order, and with other columns between them', () => {
    const shuffled = shuffledSubarray([...CITY, 'Notes', '', 'Colour'], { minLength: CITY.length + 3, maxLength: CITY.length + 3 });
    return assert(
      property(shuffled, constant(found(CITY)), (header, expected) => {
        expect(found(header)).toEqual(expected);
      }),
    );
  });

  test('without case, white space and signs', () => {
    expect(found([' JOB-TITLE ', 'Company Name', 'Salary (range)'])).toEqual({
      title: 'JOB-TITLE',
      company: 'Company Name',
      salary: 'Salary (range)',
    });
  });

  test('with the company of the command line only when the file has no company column', () => {
    expect(found(LISTINGS, '{}', 'Harbour Works')).toMatchObject({ company: 'company' });
  });
});

describe('a header', () => {
  const delimiterOf = (text: string, mapping: ColumnMapping = {}) => findDelimiter(text, (header) => meaningfulColumns(header, mapping));

  test('without a title is refused', () => {
    expect(refusal(() => found(['Accountant', 'Acme', 'Lisbon']))).toContain(
      'not a header with a column for the job title (found: “Accountant”, “Acme”, “Lisbon”)',
    );
  });

  test.each([';', '\t', '|', ','])('identifies the delimiter %j', async (delimiter) => {
    const text = `${['Job title', 'Company, place', 'Salary'].map((name) => `"${name}"`).join(delimiter)}\nx`;
    expect(await delimiterOf(text)).toBe(delimiter);
  });

  test('of unknown names identifies the delimiter if a mapping names its columns', async () => {
    expect(await delimiterOf('Stelle;Firma\n', parseMapping('{ "title": "Stelle" }', 'map.json'))).toBe(';');
  });
});

describe('a mapping', () => {
  test('sets columns or constant values, and takes precedence over the names of columns', () => {
    const mapping = '{ "title": "civil service title", "salaryCurrency": { "value": "EUR" }, "company": { "value": "City" } }';
    expect(found(CITY, mapping)).toMatchObject({ title: 'Civil Service Title', salaryCurrency: '=EUR', company: '=City' });
  });

  test('takes a column from the field that its name identifies', () => {
    expect(found(['title', 'company', 'location'], '{ "seniority": "location" }')).toEqual({
      title: 'title',
      company: 'company',
      seniority: 'location',
    });
  });

  test('leaves out a field whose value is null', () => {
    expect(found(CITY, '{ "id": null }')).not.toHaveProperty('id');
    expect(found(CITY, '{ "id": null }')).toEqual(found(CITY.slice(1)));
  });

  test.each([
    ['{ "title": "Beruf" }', 'names the column “Beruf”, but the file has only the columns “title”, “company”'],
    ['{ "titel": "title" }', 'has the unknown field “titel”; the fields are id, title,'],
    ['{ "title": 7 }', 'the value of “title” is invalid'],
    ['[1]', 'must be a JSON object'],
    ['title: x', 'is not JSON'],
  ])('%s is refused', (mapping, message) => {
    expect(refusal(() => found(LISTINGS, mapping))).toContain(message);
  });
});
