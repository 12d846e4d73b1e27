import { typedNumber } from '#core/client/i18n/typed-number.ts';
import type { AchievementType } from '../../../contract/achievement.ts';
import type { Achievement, AchievementInput } from '../../../contract/schemas.ts';

/** The fields of the form. */
export interface AchievementValues {
  name: string;
  type: AchievementType;
  description: string;
  criteria: string;
  tags: string[];
  skills: string[];
  validity: 'ever' | 'months';
  /** As it was typed. */
  months: string;
  /** Whether the achievement is offered after saving. */
  isActive: boolean;
}

/** The fields from an achievement; empty ones for a new one. */
export function valuesOf(achievement: Achievement | undefined): AchievementValues {
  const { name = '', type = 'Certificate', description = '', criteria = '', tags = [], skills = [] } = achievement ?? {};
  const validMonths = achievement?.validMonths ?? null;
  return {
    name,
    type,
    description,
    criteria,
    tags: [...tags],
    skills: [...skills],
    validity: validMonths === null ? 'ever' : 'months',
    months: validMonths === null ? '' : String(validMonths),
    isActive: achievement?.state === 'active',
  };
}

/** The body of the request, without the state. A number of months that is not a number stays a text, which the schema refuses. */
export function inputOf({ validity, months, isActive: _, ...texts }: AchievementValues, locale: string): object {
  const count = months.trim() === '' ? undefined : (typedNumber(months, { locale }) ?? months);
  return { ...texts, validMonths: validity === 'ever' ? null : count };
}

/** The field of an issue, from its path in the body of either call. */
export function fieldOf(path: string): string {
  const field = path.replace(/^input\./, '');
  if (field === 'validMonths') return 'months';
  return field.replace(/^(tags|skills)\..*$/, '$1');
}

/** The texts that differ between two versions of the form. */
export function differingFields(one: AchievementValues, other: AchievementValues): readonly (keyof AchievementValues)[] {
  const fields = Object.keys(one) as (keyof AchievementValues)[];
  return fields.filter((field) => {
    // Months that do not count may differ.
    if (field === 'months' && one.validity === 'ever' && other.validity === 'ever') return false;
    return JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  });
}

/** What the typed texts would be, for the preview. Months that are not valid count as none. */
export function previewed(values: AchievementValues, locale: string): AchievementInput {
  const { name, type, description, criteria, tags, skills, validity, months } = values;
  const count = validity === 'ever' ? undefined : typedNumber(months, { locale });
  return { name, type, description, criteria, tags, skills, validMonths: count === undefined || !(count > 0) ? null : count };
}
