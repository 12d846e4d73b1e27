import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { RunningJob, Schedule } from '#core/server/queue/work.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PlaceDirectory, PlaceText } from '#plugins/places/contract/place-directory.ts';
import type { JobDetails } from '../../contract/job-details.ts';
import type { JobsDatabase, JobsTables, JobsTransaction } from '../job-tables.ts';
import { countriesOf, isStreet, textsOf, type UnplacedPosting } from './place-texts.ts';

interface PostingPlacesDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'placesOf'>;
  readonly directory: Pick<PlaceDirectory, 'isLoaded' | 'read'>;
}

/** Postings of one transaction. Few, so that writers and searches do not wait long. */
const PORTION = 200;

/** The number of the rules for places. With a greater one, a migration changes the index of postings with a lower number. */
const PLACES_VERSION = 1;

/** Reads the places of published postings from their texts. Until then, a posting is found by the words of its location. */
export class PostingPlaces {
  readonly #dependencies: PostingPlacesDependencies;

  constructor(dependencies: PostingPlacesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Reads those of imported and stored postings, and of others that could not be read when they were written. */
  get schedule(): Schedule {
    return { name: 'jobs.read-places', cron: '* * * * *', beginsAtOnce: true, run: (job) => this.#readAll(job) };
  }

  /** Reads the places of these postings in the transaction that writes them. */
  async readOf(transaction: Transaction, ids: readonly string[]): Promise<void> {
    if (!(await this.#dependencies.directory.isLoaded(transaction))) return;
    const db = tablesIn<JobsTables>(transaction);
    const rows = await unplaced(db)
      .where(sql<boolean>`job_id = any(${[...ids]}::uuid[])`)
      .execute();
    await this.#write(db, transaction, rows);
  }

  async #readAll(job: RunningJob): Promise<void> {
    if (!(await this.#dependencies.directory.isLoaded())) return;
    const count = await inPortions(job, () =>
      inTransaction(this.#dependencies.db, async (db, transaction) => {
        // Other transactions lock postings in another order, so waiting for them could cause a deadlock.
        const rows = await unplaced(db).forNoKeyUpdate().skipLocked().execute();
        await this.#write(db, transaction, rows);
        return rows.length;
      }),
    );
    if (count > 0) job.log.info({ count }, 'Places of postings were read.');
  }

  async #write(db: JobsTransaction, transaction: Transaction, rows: readonly UnplacedPosting[]): Promise<void> {
    if (rows.length === 0) return;
    const details = await detailsOf(db, rows);
    const read = await this.#placesOf(rows, details, transaction);
    const made = rows.map((row) => ({
      job_id: row.job_id,
      places: some(read.get(row.job_id) ?? []),
      countries: some(countriesOf(row, details.get(row.job_id))),
    }));
    await sql`
      update job_search set places = made.places, applicant_countries = made.countries, places_version = ${sql.lit(PLACES_VERSION)}
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (job_id uuid, places integer[], countries text[])
      where job_search.job_id = made.job_id`.execute(db);
  }

  /** The place of the company stands for a street without a town. */
  async #placesOf(
    rows: readonly UnplacedPosting[],
    details: ReadonlyMap<string, Partial<JobDetails>>,
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const found = await this.#read(new Map(rows.map((row) => [row.job_id, textsOf(row, details.get(row.job_id))])), transaction);
    const streets = rows.filter((row) => found.get(row.job_id)?.length === 0 && isStreet(row.location));
    const places = await this.#dependencies.companies.placesOf([...new Set(streets.map(({ company_id }) => company_id))], transaction);
    const texts = streets.flatMap(({ job_id, company_id }) => {
      const [place, ...others] = places.get(company_id) ?? [];
      return place === undefined || others.length > 0 ? [] : [[job_id, [{ text: place.city, country: place.country }]] as const];
    });
    return new Map([...found, ...(await this.#read(new Map(texts), transaction))]);
  }

  async #read(texts: ReadonlyMap<string, readonly PlaceText[]>, transaction: Transaction): Promise<ReadonlyMap<string, readonly number[]>> {
    const read = await this.#dependencies.directory.read([...texts.values()].flat(), transaction);
    let at = 0;
    return new Map(
      [...texts].map(([id, { length }]) => {
        at += length;
        return [id, [...new Set(read.slice(at - length, at).flat())]];
      }),
    );
  }
}

/** The newest postings whose places are to be read. The row has the latest texts. */
function unplaced(db: JobsTransaction) {
  return db
    .selectFrom('job_search')
    .select(['job_id', 'company_id', 'location', 'country', 'work_mode'])
    .where(sql<boolean>`places_version < ${sql.lit(PLACES_VERSION)}`)
    .orderBy('published_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(PORTION);
}

async function detailsOf(db: JobsTransaction, rows: readonly UnplacedPosting[]): Promise<ReadonlyMap<string, Partial<JobDetails>>> {
  const found = await db
    .selectFrom('job_postings')
    .select(['id', 'details'])
    .where(sql<boolean>`id = any(${rows.map(({ job_id }) => job_id)}::uuid[]) and details <> '{}'`)
    .execute();
  return new Map(found.map(({ id, details }) => [id, details]));
}

function some<Value>(values: readonly Value[]): readonly Value[] | null {
  return values.length === 0 ? null : values;
}
