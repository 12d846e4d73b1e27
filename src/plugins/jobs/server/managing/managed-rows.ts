import { type SqlBool, sql } from 'kysely';
import { type Param, type Prepared, prepared } from '#core/server/db/prepared.ts';
import { searchWords } from '#core/server/text/search-words.ts';
import { EXPIRING_DAYS, type JobStatus } from '../../contract/life-cycle.ts';
import { LACKS_NOTHING } from '../../contract/managing.ts';
import type { ManagedRow } from '../job-mapping.ts';
import type { JobPostingsTable, JobsDatabase } from '../job-tables.ts';
import { DAY_MS } from '../posting-clock.ts';
import { postingsWithCategory } from '../posting-repository.ts';
import { numberOfReference } from '../reference.ts';
import { isSeen, isSeenDraft, type SeenDrafts } from './seen-drafts.ts';

const LISTED_COLUMNS = [
  'id',
  'company_id',
  'company_name',
  'title',
  'location',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'status',
  'published_at',
  'created_by',
  'created_at',
  'updated_at',
  'version',
  'reference_no',
  'expires_at',
  'renewed_at',
  'renewals',
  'ended_at',
  'end_reason',
  'review_note',
] as const satisfies readonly (keyof JobPostingsTable)[];

/** The postings of a list. */
export interface ManagedFilter {
  /** `undefined` for the postings of all companies. */
  readonly companies: readonly string[] | undefined;
  readonly drafts: SeenDrafts;
  readonly status?: JobStatus | undefined;
  readonly q?: string | undefined;
  /** Only postings with open reports, without drafts. */
  readonly reported?: boolean | undefined;
  /** Only postings that this user wrote, without drafts. */
  readonly author?: string | undefined;
  /** Only drafts that lack this field, or nothing. */
  readonly lacks?: string | undefined;
  /** Only drafts that this import wrote last. */
  readonly importId?: string | undefined;
  /** Ids of the postings that wait for their company. */
  readonly waiting?: readonly string[];
  readonly now: Date;
}

/** The row after which a page begins. `at` is the time by which the rows are ordered. */
export interface ManagedPosition {
  readonly at: Date;
  readonly id: string;
}

/**
 * A part of a list, with an order of its own. `waiting` has the postings that wait for a review, `todo` those that their company has to do
 * something about, `calm` the others that are no drafts, and `dated` those that will expire, next ones first. All other parts are ordered
 * from new to old.
 */
export type ManagedPart = 'waiting' | 'others' | 'todo' | 'calm' | 'drafts' | 'dated' | 'undated' | 'all';

interface ManagedPage {
  readonly part: ManagedPart;
  readonly after: ManagedPosition | undefined;
  readonly limit: number;
}

/** The values of a statement. The value of a condition that the statement lacks is not read. */
interface ManagedValues {
  readonly company: string;
  readonly status: JobStatus;
  readonly now: Date;
  /** The end of the time in which an expiry is near. */
  readonly soon: Date;
  readonly waiting: readonly string[];
  readonly author: string;
  readonly lacks: string;
  readonly importId: string;
  readonly at: Date;
  readonly id: string;
  readonly rows: number;
}

/** The conditions of a statement. */
interface ManagedShape {
  /** `one` for the company in the values. `undefined` for all companies. */
  readonly companies: 'one' | readonly string[] | undefined;
  readonly drafts: SeenDrafts;
  readonly status: JobStatus | undefined;
  readonly q: string | undefined;
  readonly reported: boolean;
  readonly isOfAuthor: boolean;
  readonly lacks: 'nothing' | 'field' | undefined;
  readonly isOfImport: boolean;
  readonly part: ManagedPart;
  readonly hasPosition: boolean;
}

/** Reads the postings of a part, up to `limit`. The long texts stay in the database. The statements for one company are prepared. */
export class ManagedRows {
  readonly #db: JobsDatabase;
  readonly #prepared = new Map<string, Prepared<ManagedValues, ManagedRow>>();

  constructor(db: JobsDatabase) {
    this.#db = db;
  }

  find(filter: ManagedFilter, { part, after, limit }: ManagedPage): Promise<ManagedRow[]> {
    const { companies, drafts, status, q, reported = false, author = '', lacks = '', importId = '', waiting = [], now } = filter;
    const [company = '', ...others] = companies ?? [];
    const shape = {
      ...{ companies, drafts, status, q, reported, part, hasPosition: after !== undefined },
      lacks: lacks === '' ? undefined : lacks === LACKS_NOTHING ? ('nothing' as const) : ('field' as const),
      isOfAuthor: author !== '',
      isOfImport: importId !== '',
    };
    const { at = now, id = '' } = after ?? {};
    const soon = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
    const values: ManagedValues = { company, status: status ?? 'draft', now, soon, waiting, author, lacks, importId, at, id, rows: limit };
    if (companies !== undefined && others.length === 0 && q === undefined) return this.#ofOne({ ...shape, companies: 'one' })(values);
    return managedQuery(this.#db, shape, (name) => sql`${values[name]}`).execute();
  }

  #ofOne(shape: ManagedShape): Prepared<ManagedValues, ManagedRow> {
    const key = JSON.stringify(shape);
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const statement = prepared(this.#db, (param: Param<ManagedValues>) => managedQuery(this.#db, shape, param));
    this.#prepared.set(key, statement);
    return statement;
  }
}

function managedQuery(db: JobsDatabase, shape: ManagedShape, param: Param<ManagedValues>) {
  const { companies, drafts, status, q, reported, isOfAuthor, lacks, isOfImport, part, hasPosition } = shape;
  const isOfAll = companies === undefined;
  const areDrafts = status === 'draft' || part === 'drafts' || lacks !== undefined || isOfImport;
  const query = postingsWithCategory(db)
    .select(LISTED_COLUMNS.map((column) => `job_postings.${column}` as const))
    .$if(isOfAll, (all) => all.select(openReports.as('reports')))
    .$if(reported, (some) => some.where(isReported).where('status', '<>', 'draft'))
    .$if(isOfAuthor, (some) => some.where(sql<SqlBool>`(job_postings.created_by = ${param('author')}::uuid and status <> 'draft')`))
    .$if(companies === 'one', (some) => some.where('company_id', '=', param('company')))
    .$if(typeof companies === 'object', (some) => some.where('company_id', 'in', typeof companies === 'object' ? companies : []))
    .$if(status !== undefined, (some) => some.where(hasStatus(status ?? 'draft', param)))
    .$if(q !== undefined, (some) => some.where(matches(q ?? '', isOfAll)))
    .$if(lacks === 'nothing', (some) => some.where(sql<SqlBool>`(status = 'draft' and cardinality(lacks) = 0)`))
    .$if(lacks === 'field', (some) => some.where(sql<SqlBool>`(status = 'draft' and lacks @> array[${param('lacks')}]::text[])`))
    .$if(isOfImport, (some) => some.where(sql<SqlBool>`(status = 'draft' and import_id = ${param('importId')}::uuid)`))
    .where(belongsTo(part, param))
    .$if(drafts !== 'all', (some) => some.where(areDrafts ? isSeenDraft(drafts) : isSeen(drafts)))
    .$if(hasPosition, (some) => some.where(isAfter(part, isOfAll, param)))
    .limit(param('rows'));
  if (part === 'dated') return query.orderBy('expires_at').orderBy('job_postings.id');
  // Ids are in the order of creation too. The list of all companies is read by the primary key, the list of some by an index of their own.
  if (isOfAll) return query.orderBy('job_postings.id', 'desc');
  return query.orderBy('created_at', 'desc').orderBy('job_postings.id', 'desc');
}

const openReports = sql<number>`(
  select count(*)::int from job_reports where job_reports.job_id = job_postings.id and job_reports.status = 'open')`;

// As an array, because few postings are reported: they are found by their ids, and no other posting is read.
const isReported = sql<SqlBool>`job_postings.id = any(array(select distinct job_id from job_reports where status = 'open'))`;

function isAfter(part: ManagedPart, isOfAll: boolean, param: Param<ManagedValues>) {
  if (part === 'dated') return sql<SqlBool>`(expires_at, job_postings.id) > (${param('at')}::timestamptz, ${param('id')}::uuid)`;
  if (isOfAll) return sql<SqlBool>`job_postings.id < ${param('id')}::uuid`;
  return sql<SqlBool>`(created_at, job_postings.id) < (${param('at')}::timestamptz, ${param('id')}::uuid)`;
}

const isLive = sql<SqlBool>`status in ('published', 'paused')`;

function isDue(param: Param<ManagedValues>) {
  return sql<SqlBool>`${isLive} and expires_at is not null and expires_at <= ${param('now')}::timestamptz`;
}

function hasWork(param: Param<ManagedValues>) {
  const isNear = sql<SqlBool>`status = 'published' and expires_at > ${param('now')}::timestamptz and expires_at <= ${param('soon')}::timestamptz`;
  return sql<SqlBool>`(status = 'changes_requested' or (${isNear}) or job_postings.id = any(${param('waiting')}::uuid[]))`;
}

function belongsTo(part: ManagedPart, param: Param<ManagedValues>) {
  const isDated = sql<SqlBool>`${isLive} and expires_at is not null and expires_at > ${param('now')}::timestamptz`;
  switch (part) {
    case 'waiting':
      return sql<SqlBool>`status = 'pending_review'`;
    case 'others':
      return sql<SqlBool>`status <> 'pending_review'`;
    case 'todo':
      return sql<SqlBool>`(status <> 'draft' and ${hasWork(param)})`;
    case 'calm':
      return sql<SqlBool>`(status <> 'draft' and (${hasWork(param)}) is not true)`;
    case 'drafts':
      return sql<SqlBool>`status = 'draft'`;
    case 'dated':
      return isDated;
    case 'undated':
      return sql<SqlBool>`(${isDated}) is not true`;
    default:
      return sql<SqlBool>`true`;
  }
}

/** Whether a posting has this state by the clock. */
function hasStatus(status: JobStatus, param: Param<ManagedValues>) {
  if (status === 'expired') return sql<SqlBool>`(status = 'expired' or (${isDue(param)}))`;
  const isStored = sql<SqlBool>`status = ${param('status')}`;
  return status === 'published' || status === 'paused' ? sql<SqlBool>`(${isStored} and (${isDue(param)}) is not true)` : isStored;
}

/**
 * Whether a posting has this reference, or each word in its title or the name of its company. Among the postings of all companies, the
 * published ones are found by the index of the search, where words match from their beginning.
 */
function matches(typed: string, ofAll: boolean) {
  const number = numberOfReference(typed);
  if (number !== undefined) return sql<SqlBool>`reference_no = ${number}`;
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return sql<SqlBool>`true`;
  const contains = sql.join(
    words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`(job_postings.title ilike ${pattern} or company_name ilike ${pattern})`;
    }),
    sql` and `,
  );
  if (!ofAll) return sql<SqlBool>`(${contains})`;
  const query = searchWords(typed);
  const found =
    query === undefined ? sql`false` : sql`job_postings.id in (select job_id from job_search where search @@ ${query}::tsquery)`;
  return sql<SqlBool>`(${found} or (status <> 'published' and ${contains}))`;
}
