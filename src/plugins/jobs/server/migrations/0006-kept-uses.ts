import { keepCounts } from '#core/server/db/keep-counts.ts';

/** How many postings are in each status, have each code of master data, by kind, and each category, by its id. */
export const keepUses = keepCounts('jobs/0006-kept-uses', {
  table: 'job_postings',
  keys: `
    select 'statuses', counted.status
    union select 'categories', counted.category_id::text
    union select 'employment-types', counted.employment_type
    union select 'work-modes', counted.work_mode
    union select 'pay-periods', counted.salary_period
    union select 'currencies', counted.salary_currency
    union select 'countries', counted.country
    union select 'languages', counted.language
    union select place.name, found.value #>> '{}'
    from (values
      ('countries', '$.places[*].country'), ('countries', '$.applicantCountries[*]'), ('languages', '$.languages[*].code'),
      ('education-levels', '$.educationLevel'), ('skill-levels', '$.skills[*].level'), ('skills', '$.skills[*].code'),
      ('benefits', '$.benefits[*]')
    ) as place (name, path)
    cross join lateral jsonb_path_query(counted.details, place.path::jsonpath) as found (value)`,
});
