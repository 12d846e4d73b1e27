import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { RowToWrite } from '#plugins/jobs/server/imported/sheet-rows.ts';
import type { PublishedPosting } from '#plugins/jobs/server/search-row.ts';
import { madePosting } from '../api/generate-postings.ts';
import { frequent, type LargeWorld, type MadePlace } from './large-world.ts';

/** All postings are of the last year. */
export const DAYS = 365;
const DAY_MS = 86_400_000;
const CHARACTERS = 640;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'ar', 'pl', 'it'];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN'];
const MOST_YEARS = 15;
const MOST_SKILLS = 5;

interface Portion {
  /** The number of its first posting. */
  readonly from: number;
  readonly count: number;
  /** Of all postings. */
  readonly total: number;
  readonly now: Date;
  /** By the number of the company. */
  readonly companyIds: readonly string[];
}

export interface MadeRow extends RowToWrite {
  /** The same row. */
  readonly posting: PublishedPosting;
}

/** Rows of postings as an import makes them, from the oldest to the newest. Each optional field is in a part of them. */
export function madeRows(world: LargeWorld, { from, count, total, now, companyIds }: Portion): readonly MadeRow[] {
  const { draw, text, places, categories, companies } = world;
  const sizes = { companies: companies.length, places: places.length, categories: categories.length };
  const maybe = <Value>(percent: number, value: Value): Value | null => (draw(100) < percent ? value : null);
  return Array.from({ length: count }, (_, at): MadeRow => {
    const number = from + at;
    const made = madePosting(draw, sizes);
    const place = frequent(draw, places);
    const category = categories[made.category];
    const published = new Date(now.getTime() - Math.floor(((total - number) / total) * DAYS * DAY_MS));
    const isPaid = draw(2) === 0;
    const skills = draw(2) === 0 ? [] : Array.from({ length: 1 + draw(MOST_SKILLS) }, () => frequent(draw, world.skills));
    const years = maybe(50, draw(MOST_YEARS));
    const row = {
      id: uuid(),
      company_id: companyIds[made.company] ?? '',
      company_name: companies[made.company] ?? '',
      title: made.title,
      location: locationIn(place, draw),
      location_id: null,
      work_mode: maybe(60, frequent(draw, WORK_MODES)),
      employment_type: maybe(80, frequent(draw, EMPLOYMENT_TYPES)),
      category_id: category?.id ?? null,
      salary_min: isPaid ? made.salary * 100 : null,
      salary_max: isPaid ? (made.salary + 10_000) * 100 : null,
      salary_currency: isPaid ? frequent(draw, CURRENCIES) : null,
      salary_period: isPaid ? 'year' : null,
      created_by: null,
      source: 'imported',
      external_id: `large-${number}`,
      import_key: hash(`key ${number}`),
      content_hash: hash(`content ${number}`),
      description: text.text(CHARACTERS),
      description_html: null,
      seniority: null,
      status: 'published',
      published_at: published,
      created_at: published,
      updated_at: published,
      version: 1,
      language: maybe(70, frequent(draw, LANGUAGES)),
      country: maybe(60, place.country),
      experience_min: years,
      details: JSON.stringify(skills.length === 0 ? {} : { skills: skills.map((name) => ({ code: '', name, must: true, level: null })) }),
    } as const;
    return { category, row, posting: row };
  });
}

/** A town with its region, with its country, alone, or a street that no one knows. */
function locationIn({ name, region, country }: MadePlace, draw: (below: number) => number): string {
  const way = draw(20);
  if (way === 0) return `${1 + draw(200)} ${name} Street`;
  if (way < 8) return name;
  return way < 14 || region === null ? `${name}, ${country}` : `${name}, ${region}`;
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
