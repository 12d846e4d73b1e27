import { defineMaster } from '#plugins/admin-masters/contract/define-master.ts';

/** What companies offer besides the salary. */
export const benefits = defineMaster({
  entity: 'benefits',
  isOffered: true,
  hasAlternatives: true,
  fields: [{ kind: 'line', name: 'icon', max: 40 }],
});

/** The legal and economic types of companies. */
export const companyTypes = defineMaster({ entity: 'company-types', isOffered: true });

const employees = { kind: 'number', min: 1, max: 10_000_000 } as const;

/** Sizes of companies by the number of employees. */
export const companySizes = defineMaster({
  entity: 'company-sizes',
  isFixed: true,
  isOffered: true,
  fields: [
    { ...employees, name: 'from' },
    { ...employees, name: 'to' },
  ],
});
