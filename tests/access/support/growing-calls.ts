const RARE =
  'Runs only for a value that the newest thousand rows hardly have: one statement decides by what it has found (`first-matches.ts`).';

/** What the statements of a call read or sort as a whole, and the reason why. */
export const GROWING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'employer.list-companies': { 'sorts many rows of companies': RARE },
  'employer.list-managed': { 'reads all of companies': RARE, 'sorts many rows of companies, company_members': RARE },
  'feedback.list': { 'reads all of feedback': RARE },
  'feedback.list-all': { 'reads all of feedback': RARE },
  'feedback.export': { 'reads all of feedback': 'A file of all messages, in portions.' },
  'jobs.search': { 'reads all of job_search': RARE, 'sorts many rows of job_search': RARE },
  'jobs.rss': { 'sorts many rows of job_search': RARE },
  'jobs.list-facets': { 'sorts many rows of job_search': 'Counts the values of at most 3,000 rows exactly, and of more by a sample.' },
  'jobs.sitemap': {
    'reads all of job_postings': 'Search engines ask for all postings. The answer is kept for a minute.',
    'sorts many rows of job_postings, job_search': 'The same.',
  },
  'skill-passports.offered-achievements': {
    'reads all of achievements': 'All that companies attest, in the order of names: some for each issuer, not for each user.',
  },
};
