import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { NamedCategory } from '../../contract/job.ts';
import { CATEGORIES } from '../migrations/0002-reference-categories.ts';

/**
 * A category in a response. Built-in categories have texts in every language. Names that an administrator gave take precedence
 * over these texts.
 */
export function namedCategory(code: string, name: string, other: OtherNames): NamedCategory {
  const names: Record<string, string> = {};
  for (const [language, said] of Object.entries(other)) {
    if (said !== undefined) names[language] = said;
  }
  if ((CATEGORIES[code] ?? name) !== name) names.en = name;
  return Object.keys(names).length === 0 ? { code, name } : { code, name, names };
}
