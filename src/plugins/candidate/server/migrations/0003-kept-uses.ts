import { keepCounts } from '#core/server/db/keep-counts.ts';

/** How many profiles have each code of master data, by kind. Types of employment also stand in the experience, whose uses count apart. */
export const keepUses = keepCounts('candidate/0003-kept-uses', {
  table: 'candidate_sections',
  keys: `
    select distinct place.name, found.value #>> '{}'
    from (values
      ('place', 'countries', '$.country'), ('place', 'countries', '$.moveTo[*]'), ('place', 'countries', '$.mayWorkIn[*]'),
      ('languages', 'languages', '$.items[*].code'),
      ('education', 'education-levels', '$.items[*].level'),
      ('skills', 'skills', '$.items[*].code'), ('skills', 'skill-levels', '$.items[*].level'),
      ('experience', 'experience', '$.items[*].employmentType'),
      ('preferences', 'employment-types', '$.employmentTypes[*]'), ('preferences', 'work-modes', '$.workModes[*]'),
      ('preferences', 'pay-periods', '$.pay.period'), ('preferences', 'currencies', '$.pay.currency'),
      ('preferences', 'job-categories', '$.categories[*]')
    ) as place (section, name, path)
    cross join lateral jsonb_path_query(counted.document, place.path::jsonpath) as found (value)
    where place.section = counted.section`,
});
