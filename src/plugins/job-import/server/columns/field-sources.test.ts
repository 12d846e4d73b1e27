import { assert, constant, property, shuffledSubarray } from 'fast-check';
import { recogniseFields } from './field-sources.ts';
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
function found(header: readonly string[]): Partial<Record<PostingField, string>> {
  const sources = Object.entries(recogniseFields(header));
  return Object.fromEntries(sources.map(([field, source]) => [field, 'name' in source ? source.name : `=${source.value}`]));
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
});
