import { foldText } from '#core/contract/fold-text.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import type { JobSkill } from './job-details.ts';
import type { JobFilter } from './job-filter-schemas.ts';

/** The bands of required experience, in years: under 1, 1 to 3, 4 to 7, 8 and more. */
export const EXPERIENCE_BANDS = Object.freeze(['starting', 'some', 'experienced', 'long'] as const);

export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/** The value of `asWords` with which no words are read as a place. */
export const PLACE_AS_WORDS = 'place';

/** What `asWords` takes. */
export const AS_WORDS = Object.freeze([...WORK_MODES, ...EMPLOYMENT_TYPES, ...EXPERIENCE_BANDS, PLACE_AS_WORDS] as const);

/** The key of a skill in {@link JobFilter.skills}; empty for a name without letters and digits. */
export function skillKey({ code, name }: Pick<JobSkill, 'code' | 'name'>): string {
  if (code !== '') return code;
  const folded = [...foldText(name).normalize('NFC')].slice(0, LONGEST_SKILL).join('');
  const key = folded.replace(/[^\p{L}\p{N}\p{M}.+#-]+/gu, '_').replace(/^_+|_+$/g, '');
  return /[\p{L}\p{N}]/u.test(key) ? `~${key}` : '';
}

// Code points of the folded name of a typed skill.
const LONGEST_SKILL = 60;
