import { sql } from 'kysely';
import type { CategoryRow } from '#plugins/jobs/server/posting-repository.ts';
import { draws, FIELDS, TRADES } from '../api/generate-postings.ts';
import { madeWord } from '../api/made-word.ts';
import type { BenchDatabase } from '../api/world.ts';
import { NaturalText } from './natural-text.ts';

type Draw = (below: number) => number;

/** A place in which there are postings. */
export interface MadePlace {
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
  readonly country: string;
}

/** What generated postings name. */
export interface LargeWorld {
  readonly draw: Draw;
  readonly text: NaturalText;
  /** The largest first. */
  readonly places: readonly MadePlace[];
  readonly categories: readonly CategoryRow[];
  /** Names. Each has a posting of its own company by this number. */
  readonly companies: readonly string[];
  readonly skills: readonly string[];
}

const SEED = 11;
const PLACES = 4000;
const CATEGORIES = 24;
const COMPANIES = 40_000;
const SKILLS = 600;

/** The same in every run. The places are the largest of the world. */
export async function largeWorld(db: BenchDatabase): Promise<LargeWorld> {
  const draw = draws(SEED);
  const text = new NaturalText(
    draw,
    [...TRADES, ...FIELDS].map((word) => word.toLowerCase()),
  );
  const names = (count: number): readonly string[] => {
    const made = new Set<string>();
    while (made.size < count) made.add(capital(`${madeWord(draw)} ${madeWord(draw)}`));
    return [...made];
  };
  return {
    ...{ draw, text, places: await largestPlaces(db), companies: names(COMPANIES), skills: names(SKILLS) },
    categories: await db.selectFrom('job_categories').select(['id', 'code', 'name']).orderBy('id').limit(CATEGORIES).execute(),
  };
}

async function largestPlaces(db: BenchDatabase): Promise<readonly MadePlace[]> {
  const found =
    await sql<MadePlace>`select id, name, region, country from places order by population desc, id limit ${sql.lit(PLACES)}`.execute(db);
  return found.rows;
}

/** One of a list, those at the front more often. */
export function frequent<Item>(draw: Draw, list: readonly Item[]): Item {
  const found = list[Math.floor(list.length * (draw(2 ** 20) / 2 ** 20) ** 2)];
  if (found === undefined) throw new Error('an empty list');
  return found;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
