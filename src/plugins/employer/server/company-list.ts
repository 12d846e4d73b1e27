import pLimit from 'p-limit';
import type { CountedPage } from '#core/contract/paging.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { industries } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyFilters } from '../contract/company.ts';
import type { CompanyJobCounter } from '../contract/company-references.ts';
import type { ListedCompany } from '../contract/company-schemas.ts';
import { type CompanyPosition, companyListQuery, countedCompanies } from './company-list-query.ts';
import { toCompany } from './company-mapping.ts';
import type { EmployerDatabase } from './company-repository.ts';

interface CompanyListDependencies {
  readonly db: EmployerDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'branchOf'>;
  /** Key for the cursors. */
  readonly cursorKey: Buffer;
  /** `undefined` while no plugin has postings. */
  readonly jobCounter: () => CompanyJobCounter | undefined;
}

interface ListQuery extends CompanyFilters {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
}

const positionSchema: z.ZodType<CompanyPosition> = z.object({ key: z.string(), id: idSchema, jobs: z.int().optional() });

/** The order by jobs counts all postings. Only two pages at once are read in it, so that other calls keep their connections. */
const byJobs = pLimit(2);

/** The list of all companies. */
export class CompanyList {
  readonly #dependencies: CompanyListDependencies;
  readonly #position: CursorCodec<CompanyPosition>;

  constructor(dependencies: CompanyListDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'employer.companies', positionSchema);
  }

  /** @throws ApiFault forbidden for the companies of a user, unless the caller may read users */
  async page(query: ListQuery, abilities: Abilities): Promise<CountedPage<ListedCompany>> {
    const { db, catalogue, jobCounter } = this.#dependencies;
    const { q, owner, industry, sort = 'name', limit } = query;
    if (owner !== undefined && !abilities.mayInGeneral('read', 'user')) throw new ApiFault('forbidden');
    const after = this.#position.decode(query);
    const branch = industry === undefined ? undefined : await catalogue.branchOf(industries.entity, industry);
    const filter = { q, owner, industries: branch };
    if (query.count === 'only') return countedPage(db, countedCompanies(filter));
    const counter = jobCounter();
    const statement = companyListQuery({ ...filter, sort, after, rows: limit + 1, openJobs: counter?.openJobs });
    const { rows } = await (sort === 'jobs' ? byJobs(() => statement.execute(db)) : statement.execute(db));
    const page = pageOf(rows, limit, ({ name_key, id, open_jobs }) => this.#position.encode({ key: name_key, id, jobs: open_jobs }, query));
    const openJobs = await openJobsOf(
      counter,
      page.items.map(({ id }) => id),
    );
    return { ...page, items: page.items.map((row) => ({ ...toCompany(row, false), openJobs: openJobs(row.id) })) };
  }
}

async function openJobsOf(counter: CompanyJobCounter | undefined, ids: readonly string[]): Promise<(id: string) => RowCount | null> {
  if (counter === undefined) return () => null;
  const counted = await counter.openJobsOf(ids);
  return (id) => counted.get(id) ?? { count: 0, more: false };
}
