import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** The indexes leave out what most imported postings do not have. So imports take hardly longer. */
export const indexSearchTerms = concurrentIndexes('jobs/0014-index-search-terms', [
  {
    name: 'job_search_by_pay',
    on: 'job_search (salary_currency, salary_year_top desc, published_at desc, job_id desc) where salary_year_top is not null',
  },
  { name: 'job_search_of_experience', on: 'job_search (experience, published_at desc, job_id desc) where experience is not null' },
  { name: 'job_search_of_language', on: 'job_search (language, published_at desc, job_id desc) where language is not null' },
  { name: 'job_search_of_country', on: 'job_search (country, published_at desc, job_id desc) where country is not null' },
  { name: 'job_search_of_skills', on: 'job_search using gin (skills) where skills is not null' },
]);
