import { keepCounts } from '#core/server/db/keep-counts.ts';

/** How many companies have each code of master data, by kind. */
export const keepUses = keepCounts('employer/0002-kept-uses', {
  table: 'companies',
  keys: `
    select 'company-sizes', counted.size
    union select 'industries', counted.industry
    union select 'countries', counted.country
    union select 'countries', place ->> 'country' from jsonb_array_elements(counted.places) as place`,
});
