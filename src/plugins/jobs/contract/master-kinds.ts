import { defineMaster } from '#plugins/admin-masters/contract/define-master.ts';

/** The categories of job postings. */
export const jobCategories = defineMaster({
  entity: 'job-categories',
  levels: 3,
  isOffered: true,
  hasAlternatives: true,
  fields: [{ kind: 'line', name: 'iscoCode', max: 10 }],
});

const schemaOrg = { kind: 'line', name: 'schemaOrg', max: 40 } as const;

/** The kinds of employment. The field is the value of `employmentType` in schema.org. */
export const employmentTypes = defineMaster({ entity: 'employment-types', isFixed: true, isOffered: true, fields: [schemaOrg] });

/** Where the work is done. The field is the value of `jobLocationType` in schema.org. */
export const workModes = defineMaster({ entity: 'work-modes', isFixed: true, isOffered: true, fields: [schemaOrg] });

/** The periods of a salary. The field is the value of `unitText` in schema.org. */
export const payPeriods = defineMaster({ entity: 'pay-periods', isFixed: true, isOffered: true, fields: [schemaOrg] });

const years = { kind: 'number', min: 0, max: 60 } as const;

/** Levels of experience, with the usual years. */
export const experienceLevels = defineMaster({
  entity: 'experience-levels',
  isOffered: true,
  fields: [
    { ...years, name: 'yearsFrom' },
    { ...years, name: 'yearsTo' },
  ],
});
