import { sql } from 'kysely';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import { benchTurns } from '../turns.ts';
import { draws } from './generate-postings.ts';
import { load, percentile, timed } from './load.ts';
import { madeWord } from './made-word.ts';
import { type BenchDatabase, onDatabase, type World } from './world.ts';

const ROWS = 50_000;
const PORTION = 5000;
const LANGUAGES = ['en', 'ar', 'de', 'fa', 'he', 'en'];
/** 95 of 100 answers within this many times those for a code, which read one row. Median of the rounds. */
const MOST_P95_RATIO = 2;
/** The goal on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 20;
const TEXTS = 200;
const NEW_TEXTS = 2000;
const WARM_UP_SECONDS = 3;
const ROUNDS = 7;

type Draw = (below: number) => number;

/** Fills a running server with skills, and compares the search of a form, typed letter by letter, with the answer for a code. */
export async function benchOffered({ report, server: { url }, pool }: World): Promise<void> {
  report.heading(`Search in ${ROWS} skills with ${ROWS * LANGUAGES.length} names, 10 connections`);
  const draw = draws(5);
  const vocabulary = Array.from({ length: 4000 }, () => madeWord(draw));
  await onDatabase(pool, (db) => fill(db, draw, vocabulary));
  const at = (query: object): string => `/api/masters/skills/offered?${new URLSearchParams({ ...query })}`;
  const codes = Array.from({ length: TEXTS }, () => at({ codes: `bench-${draw(ROWS)}` }));
  const questions = { 'typed words': () => typed(draw, vocabulary), 'misspelled words': () => misspelled(draw, typed(draw, vocabulary)) };
  for (const [name, text] of Object.entries(questions)) {
    const paths = Array.from({ length: TEXTS }, () => at({ q: text() }));
    await benchTurns(report, {
      rounds: ROUNDS,
      warmUp: [() => load(url, paths, WARM_UP_SECONDS)],
      ours: async () => (await load(url, paths, 1)).p95,
      floors: [{ name: `${name}: p95 (goal ${GOAL} ms)`, most: MOST_P95_RATIO, run: async () => (await load(url, codes, 1)).p95 }],
    });
  }
  const texts = new Set(Array.from({ length: NEW_TEXTS }, () => typed(draw, vocabulary)));
  const value = await eachOnce([...texts].map((text) => `${url}${at({ q: text })}`));
  report.add({ name: `texts not asked before: p95 (goal ${GOAL} ms)`, value, unit: 'ms' });
}

/** The time that 95 of 100 answers take at most, in ms, when ten callers at once ask for each address once. */
async function eachOnce(addresses: readonly string[]): Promise<number> {
  const taken: number[] = [];
  const waiting = addresses.values();
  const ask = async (): Promise<void> => {
    for (const address of waiting) taken.push(await timed(async () => (await fetch(address)).arrayBuffer()));
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  return percentile(taken, 0.95);
}

async function fill(db: BenchDatabase, draw: Draw, vocabulary: readonly string[]): Promise<void> {
  const nameOf = (): string => Array.from({ length: 1 + draw(4) }, () => vocabulary[Math.min(draw(4000), draw(4000))]).join(' ');
  for (let from = 0; from < ROWS; from += PORTION) {
    const rows = Array.from({ length: PORTION }, (_, at) => ({ code: `bench-${from + at}`, name: nameOf() }));
    const names = rows.flatMap(({ code, name }) =>
      LANGUAGES.map((language, place) => {
        const kind = place < 5 ? 'preferred' : 'alternative';
        const text = place === 0 ? name : nameOf();
        return { code, language, kind, name: text, key: textKey(text), words: [...new Set(wordsOf(text))].join(' ') };
      }),
    );
    await sql`insert into master_rows (entity, code, name, created_at, updated_at) select 'skills', code, name, now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (code text, name text)`.execute(db);
    await sql`insert into master_names (entity, code, language, kind, name, key, words)
      select 'skills', code, language, kind, name, key, words::tsvector
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as made (code text, language text, kind text, name text, key text, words text)`.execute(db);
  }
  await sql`insert into master_words select distinct 'skills', unnest(tsvector_to_array(words)) from master_names
    where entity = 'skills' on conflict do nothing`.execute(db);
  await sql`vacuum analyze master_rows, master_names, master_words`.execute(db);
}

/** One or two words of names, the last one not yet complete. */
function typed(draw: Draw, vocabulary: readonly string[]): string {
  const word = (): string => vocabulary[draw(vocabulary.length)] ?? '';
  const last = word();
  const begun = last.slice(0, 2 + draw(last.length - 2));
  return draw(3) === 0 ? `${word()} ${begun}` : begun;
}

/** A text of at least five letters without one of its letters. */
function misspelled(draw: Draw, text: string): string {
  const long = text.length < 5 ? `${text}ation` : text;
  const at = 1 + draw(long.length - 2);
  return long.slice(0, at) + long.slice(at + 1);
}
