import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { Abilities } from '#core/server/access/abilities.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { createCatalogue } from '#plugins/admin-masters/server/catalogue.ts';
import { Kinds } from '#plugins/admin-masters/server/kinds.ts';
import type { CompanyFilters, CompanyOrder } from '#plugins/employer/contract/company.ts';
import { CompanyList } from '#plugins/employer/server/company-list.ts';
import { searchColumns } from '#plugins/employer/server/company-words.ts';
import { similarCompanies } from '#plugins/employer/server/similar/similar-companies.ts';
import { draws, FIELDS, TRADES } from './generate-postings.ts';
import { benchCalls } from './measured-calls.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, uidOf, type World } from './world.ts';

const COMPANIES = 50_000;
const PORTION = 1_000;
const FORMS = ['', ' GmbH', ' Ltd', ' Inc.', ' and Sons', ' Group'];
const SIZES = ['1', '2-10', '11-50', '51-200', '1001-5000', null] as const;
const COUNTRIES = ['DE', 'PT', 'BR', 'US', null] as const;

type Question = CompanyFilters & { readonly sort?: CompanyOrder };

const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'in order': [{}, { sort: 'newest' }, { sort: 'jobs' }],
  words: [{ q: 'harbour' }, { q: 'kitchen welder' }, { q: 'gard', sort: 'newest' }, { q: 'water 12' }],
  'three filters': [
    { size: '11-50', country: 'DE', hiring: true },
    { size: '1,2-10', country: 'PT', hiring: true, sort: 'jobs' },
  ],
};

/** Fills the database with companies, and compares their list, its counts and similar companies with bare routes. */
export async function benchCompanies(world: World): Promise<void> {
  world.report.heading(`Companies, ${COMPANIES} companies, 10 connections`);
  await onDatabase(world.pool, fill);
  const at = <Item>(items: readonly Item[], sample: number): Item => items[sample % items.length] as Item;
  const limits = { throughput: 0.6, p99: 2 };
  await benchCalls(world, {
    ...{ samples: 120, limits },
    calls: Object.entries(QUESTIONS).flatMap(([name, questions]) => [
      {
        name: `companies, ${name}`,
        path: (sample: number) => `/companies?${queryOf({ limit: 20, ...at(questions, sample) })}`,
        statement: (db: BenchDatabase, sample: number) => listOf(db).page({ limit: 20, ...at(questions, sample) }, READER),
      },
      {
        name: `their counts, ${name}`,
        path: (sample: number) => `/companies/facets?${queryOf(withoutOrder(at(questions, sample)))}`,
        statement: (db: BenchDatabase, sample: number) => listOf(db).facets(withoutOrder(at(questions, sample)), READER),
        hasOtherRows: true,
      },
    ]),
  });
  const employer = await signedIn(world, 'employer');
  const uid = await onDatabase(world.pool, (db) => uidOf(db, 'employer@demo.test'));
  const namedLike = (sample: number): { name: string; website: string } => ({
    name: `${at(FIELDS, sample)} ${at(TRADES, sample * 7)} ${sample * 13}`,
    website: `https://www.company-${sample * 31}.example`,
  });
  await benchCalls(world, {
    ...{ samples: 120, limits: { throughput: 0.4, p99: 2 }, headers: employer.headers },
    calls: [
      {
        name: 'similar companies',
        path: (sample) => `/companies/similar?${queryOf(namedLike(sample))}`,
        statement: async (db, sample) => {
          await new UsersRepository(db, () => new Date()).findByUid(uid);
          await similarCompanies(db, namedLike(sample));
        },
      },
    ],
  });
}

/** A visitor. */
const READER = new Abilities(null, []);

function listOf(db: BenchDatabase): CompanyList {
  const none = () => [];
  const catalogue = createCatalogue(db, new Kinds(none, none, db), () => new Date());
  return new CompanyList({ db, catalogue, cursorKey: randomBytes(32), hasJobs: () => true });
}

function withoutOrder({ sort: _sort, ...filters }: Question): CompanyFilters {
  return filters;
}

/** Companies with names of three parts, the same in every run. */
async function fill(db: BenchDatabase): Promise<void> {
  const draw = draws(46);
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  for (let first = 0; first < COMPANIES; first += PORTION) {
    const rows = Array.from({ length: PORTION }, (_, index) => {
      const name = `${pick(FIELDS)} ${pick(TRADES)} ${first + index}${pick(FORMS)}`;
      const website = draw(3) === 0 ? null : `https://www.company-${first + index}.example/`;
      const facts = { name, website, registrationNumber: draw(2) === 0 ? null : `HRB ${first + index}`, tagline: null, places: [] };
      return {
        ...{
          id: uuid(),
          name,
          name_key: textKey(name),
          website,
          registration_number: facts.registrationNumber,
          origin: 'imported' as const,
        },
        ...{ size: pick(SIZES), country: pick(COUNTRIES), open_jobs: draw(4) === 0 ? draw(40) : 0 },
        ...searchColumns(facts),
      };
    });
    await db.insertInto('companies').values(rows).execute();
  }
}
