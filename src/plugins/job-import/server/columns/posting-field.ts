/**
 * The fields of a posting that a file may have. Each has the column names that identify it, by preference.
 * Names are compared without case, white space and punctuation.
 */
export const FIELD_HEADERS = {
  id: ['job id', 'posting id', 'external id', 'requisition id', 'req id', 'reference id', 'job reference', 'reference', 'id'],
  title: ['title', 'job title', 'business title', 'posting title', 'position title', 'position', 'vacancy', 'civil service title'],
  company: ['company', 'company name', 'employer', 'employer name', 'hiring organization', 'organization', 'organisation', 'agency'],
  companyProfile: ['company profile', 'company description', 'about the company'],
  location: ['location', 'job location', 'work location', 'workplace', 'place', 'city'],
  category: ['job category', 'category', 'functions', 'function', 'job function'],
  industry: ['industry', 'industries', 'sector'],
  employmentType: ['employment type', 'job type', 'contract type', 'full time part time indicator', 'work schedule'],
  workMode: ['work mode', 'workplace type', 'remote', 'telecommuting'],
  seniority: ['seniority', 'seniority level', 'experience level', 'required experience', 'career level'],
  description: ['description', 'job description', 'job summary', 'details'],
  requirements: ['requirements', 'minimum qual requirements', 'minimum qualifications', 'qualifications'],
  preferredSkills: ['preferred skills', 'preferred qualifications'],
  benefits: ['benefits', 'perks'],
  salary: ['salary range', 'salary', 'compensation', 'pay', 'wage'],
  salaryMin: ['salary range from', 'salary from', 'salary min', 'min salary', 'minimum salary'],
  salaryMax: ['salary range to', 'salary to', 'salary max', 'max salary', 'maximum salary'],
  salaryCurrency: ['salary currency', 'currency'],
  salaryPeriod: ['salary frequency', 'salary period', 'pay period', 'pay frequency'],
  postedAt: ['posting date', 'posted at', 'date posted', 'posted on', 'published at', 'publication date'],
  fraudulent: ['fraudulent'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A field of a posting as a file may hold it. */
export type PostingField = keyof typeof FIELD_HEADERS;

export const POSTING_FIELDS = Object.freeze(Object.keys(FIELD_HEADERS)) as readonly PostingField[];
