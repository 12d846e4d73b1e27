import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { seededRandom } from '../../../tests/support/seeded-random.ts';

export const LEVELS = ['', 'Junior', 'Senior', 'Lead', 'Assistant', 'Head', 'Deputy', 'Trainee', 'Principal', 'Interim'];
export const TRADES =
  'Engineer Nurse Teacher Analyst Electrician Driver Designer Accountant Chef Welder Researcher Planner Technician Developer Carer Plumber Librarian Surveyor Pharmacist Gardener'.split(
    ' ',
  );
export const FIELDS =
  'Software Water Rail Hospital School Energy Garden Harbour Bridge Research Data Finance Theatre Forest Airport Museum Kitchen Tax Road Climate Housing Sports Archive Laboratory Network'.split(
    ' ',
  );
const SIZES: Sizes = { companies: 2000, places: 600, categories: 24 };

/** Draws the same numbers in every run. */
export function draws(seed: number): (below: number) => number {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
}

/** How many different companies, places and categories generated postings have. */
export interface Sizes {
  readonly companies: number;
  readonly places: number;
  readonly categories: number;
}

/** What a made-up posting says. Companies, places and categories are numbers. */
export interface MadePosting {
  readonly title: string;
  readonly company: number;
  readonly place: number;
  readonly category: number;
  /** Whole units a year. */
  readonly salary: number;
}

/** A made-up posting, with one word of titles frequent, some usual and many rare. */
export function madePosting(draw: (below: number) => number, { companies, places, categories }: Sizes): MadePosting {
  const one = (list: readonly string[]): string => list[draw(list.length)] ?? '';
  const title = [one(LEVELS), one(FIELDS), one(TRADES)].filter(Boolean).join(' ');
  const salary = 20_000 + draw(80) * 1000;
  return {
    ...{ title: `${title} ${draw(5000)}`, company: draw(companies), place: draw(places), category: draw(categories) },
    salary,
  };
}

/** Writes a spreadsheet of made-up postings, the same in every run. */
export async function generatePostings(file: string, count: number): Promise<void> {
  const draw = draws(1);
  const stream = createWriteStream(file);
  stream.write(
    'id,title,company,location,category,employment_type,salary_min,salary_max,salary_currency,salary_period,description,posted_at\n',
  );
  for (let row = 0; row < count; row += 1) {
    const { title, company, place, category, salary } = madePosting(draw, SIZES);
    const day = new Date(Date.UTC(2026, 0, 1) + row * 60_000).toISOString();
    const cells = [
      `bench-${row}`,
      title,
      `Company ${company}`,
      `Place ${place}`,
      `Category ${category}`,
      'Full-time',
      salary,
      salary + 10_000,
      'EUR',
      'year',
      `Made for measuring. ${'The work is described here at the usual length. '.repeat(15)}`,
      day,
    ];
    if (!stream.write(`${cells.join(',')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}
