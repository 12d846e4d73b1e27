import { v7 as uuid } from 'uuid';
import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import { BLANK_SECTIONS, LANGUAGE_LEVELS, type ProfileSections } from '#plugins/candidate/contract/sections.ts';

function many<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at));
}

/** Text of exactly this length, which ends with a number. */
function text(length: number, at: number): string {
  return String(at).padStart(length, '\u{1F33F}'.repeat(length)).slice(-length);
}

/** The sections of a match with every list and text at its limit. */
export function fullSections(): Pick<ProfileSections, 'place' | 'preferences' | 'experience' | 'education' | 'skills' | 'languages'> {
  return {
    place: {
      ...BLANK_SECTIONS.place,
      country: 'PT',
      city: 'x'.repeat(120),
      moveTo: COUNTRY_CODES.slice(0, 10),
      mayWorkIn: COUNTRY_CODES.slice(0, 20),
      needsSponsorship: true,
    },
    preferences: {
      ...BLANK_SECTIONS.preferences,
      workModes: ['onsite', 'hybrid', 'remote'],
      pay: { min: 100_000_000_000, currency: 'EUR', period: 'hour' },
    },
    experience: {
      items: many(30, (at) => ({
        id: uuid(),
        title: 'x'.repeat(120),
        company: 'x'.repeat(120),
        place: 'x'.repeat(120),
        employmentType: 'full_time' as const,
        start: `19${60 + at}-01`,
        end: '',
        isCurrent: true,
        description: 'x'.repeat(3000),
        skills: many(15, (skill) => text(60, skill)),
      })),
    },
    education: {
      items: many(15, () => ({
        id: uuid(),
        institution: 'x'.repeat(160),
        level: 'doctorate' as const,
        field: 'x'.repeat(120),
        startYear: 1990,
        endYear: 1999,
        grade: 'x'.repeat(40),
        description: 'x'.repeat(1000),
      })),
    },
    skills: { items: many(50, (at) => ({ id: uuid(), code: '', name: text(60, at), level: 5, years: 50, lastUsed: 2020 })) },
    languages: { items: many(15, (at) => ({ id: uuid(), code: LANGUAGE_CODES[at] ?? '', level: LANGUAGE_LEVELS[at % 7] ?? 'a1' })) },
  };
}
