import type { RawBuilder } from 'kysely';
import type { CountedPage } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { runPrepared } from '#core/server/db/prepared.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { industries } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyFilters, CompanyOrder } from '../contract/company.ts';
import type { CompanyFacets, CompanySummary } from '../contract/company-schemas.ts';
import { type CompanyFilter, conditionsOf } from './company-conditions.ts';
import { companyFacetQuery } from './company-facet-query.ts';
import { facetsOf, industriesIn } from './company-facets.ts';
import { type CompanyPosition, companyListQuery, countedCompanies } from './company-list-query.ts';
import { toSummary } from './company-mapping.ts';
import type { EmployerDatabase } from './company-repository.ts';
import { companyQuery } from './company-words.ts';

interface CompanyListDependencies {
  readonly db: EmployerDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'branchesOf'>;
  /** Key for the cursors. */
  readonly cursorKey: Buffer;
  /** Whether a plugin has postings. */
  readonly hasJobs: () => boolean;
}

interface ListQuery extends CompanyFilters {
  readonly sort?: CompanyOrder | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
}

const positionSchema: z.ZodType<CompanyPosition> = z.object({ key: z.string(), id: idSchema, jobs: z.int() });

/** The list of all companies, and the counts of its filters. */
export class CompanyList {
  readonly #dependencies: CompanyListDependencies;
  readonly #position: CursorCodec<CompanyPosition>;

  constructor(dependencies: CompanyListDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'employer.companies', positionSchema);
  }

  /** @throws ApiFault forbidden for the companies of a user, unless the caller may read users */
  async page(query: ListQuery, abilities: Abilities): Promise<CountedPage<CompanySummary>> {
    const { sort = 'name', limit } = query;
    const after = this.#position.decode(query);
    const filter = await this.#filterOf(query, abilities);
    if (query.count === 'only') return countedPage(this.#dependencies.db, countedCompanies(filter));
    const rows = await this.#rowsOf(companyListQuery({ filter, sort, after, rows: limit + 1 }), filter);
    const hasJobs = this.#dependencies.hasJobs();
    const page = pageOf(rows, limit, (row) => this.#position.encode({ key: row.name_key, id: row.id, jobs: row.open_jobs }, query));
    return { ...page, items: page.items.map((row) => toSummary(row, hasJobs)) };
  }

  /** @throws ApiFault forbidden as in {@link page} */
  async facets(query: CompanyFilters, abilities: Abilities): Promise<CompanyFacets> {
    const filter = await this.#filterOf(query, abilities);
    const rows = await this.#rowsOf(companyFacetQuery(filter), filter);
    const chosen = valuesIn(query.industry);
    const codes = [...new Set([...industriesIn(rows), ...chosen])];
    const branches = await this.#dependencies.catalogue.branchesOf(industries.entity, codes);
    return facetsOf({ rows, branches, industries: chosen, hasJobs: this.#dependencies.hasJobs() });
  }

  async #filterOf(
    { q = '', owner, industry, size, country, hiring, verified }: CompanyFilters,
    abilities: Abilities,
  ): Promise<CompanyFilter> {
    if (owner !== undefined && !abilities.mayInGeneral('read', 'user')) throw new ApiFault('forbidden');
    const branches = await this.#dependencies.catalogue.branchesOf(industries.entity, valuesIn(industry));
    return {
      // No company has a text without letters and digits.
      words: q === '' ? undefined : (companyQuery(q) ?? null),
      owner,
      industry: industry === undefined ? undefined : [...new Set([...branches.values()].flat())],
      size: size === undefined ? undefined : valuesIn(size),
      country: country === undefined ? undefined : valuesIn(country),
      hiring: hiring || undefined,
      verified: verified || undefined,
    };
  }

  /** The statements without filters are prepared. */
  async #rowsOf<Row>(statement: RawBuilder<Row>, filter: CompanyFilter): Promise<readonly Row[]> {
    const { db } = this.#dependencies;
    if (conditionsOf(filter).length === 0) return runPrepared(db, { compile: () => statement.compile(db) });
    return (await statement.execute(db)).rows;
  }
}
