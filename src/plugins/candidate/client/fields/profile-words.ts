import { distanceUnit, fromKm } from '#core/client/i18n/distance.ts';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { localeOf } from '#core/client/i18n/language.ts';
import { isolated } from '#core/contract/isolated.ts';
import { isYearOnly, monthOf, monthSpan } from '../../contract/job-dates.ts';

/** Names and dates in the format of a profile. */
export interface ProfileWords {
  /** The name of a language, by its code. */
  readonly language: (code: string) => string;
  /** A month such as `2026-03` in words, "Mar 2026", or a year alone. */
  readonly month: (month: string) => string;
  readonly year: (year: number) => string;
  /** A distance in the unit of the reader's country: "20 km", "12 mi". */
  readonly distance: (km: number, country: string | undefined) => string;
  /** The duration between two months, both included: "4 years, 8 months". Where one is only a year: "5 years", or nothing for half a year. */
  readonly span: (start: string, end: string) => string;
}

const made = new Map<string, ProfileWords>();

/** The formats in the user's language. They are created once per language, because that is slow. */
export function useProfileWords(): ProfileWords {
  const locale = localeOf(useI18n().i18n.language);
  const words = made.get(locale) ?? wordsIn(locale);
  made.set(locale, words);
  return words;
}

/** The formats of a language (BCP 47), with its region if it has one. */
export function wordsIn(locale: string): ProfileWords {
  // Users enter months of the Gregorian calendar. Another calendar would split them.
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', calendar: 'gregory', timeZone: 'UTC' });
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' });
  const language = languageNames(locale);
  return {
    language,
    month: (text) => (isYearOnly(text) ? year : month).format(new Date(`${isYearOnly(text) ? `${text}-01` : text}-01T00:00:00Z`)),
    distance: (km, country) => {
      const unit = distanceUnit(country);
      return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(fromKm(km, unit));
    },
    year: (number) => year.format(new Date(Date.UTC(number, 0, 1))),
    span: (start, end) => {
      const { first, last } = monthSpan(start, end, monthOf(end));
      const months = last - first + 1;
      return spanIn(locale, isYearOnly(start) || isYearOnly(end) ? 12 * Math.round((months - 1) / 12) : months);
    },
  };
}

// Browsers lack the names of some rare languages. Such a language keeps its English name, isolated from the surrounding text direction.
function languageNames(locale: string): (code: string) => string {
  const own = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
  return (code) => own.of(code) ?? isolated(english.of(code) ?? code);
}

function spanIn(locale: string, months: number): string {
  const parts = [
    { unit: 'year', count: Math.floor(months / 12) },
    { unit: 'month', count: months % 12 },
  ].filter(({ count }) => count > 0);
  const words = parts.map(({ unit, count }) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}

/** The current month in the user's time zone: `2026-03`. */
export function thisMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
