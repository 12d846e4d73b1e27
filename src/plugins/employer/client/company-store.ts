import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LikelyCountry } from '#core/client/session/likely-country.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { CompanyChanges, CompanyFilters, CompanyInput } from '../contract/company.ts';
import type { Company, ListedCompany } from '../contract/company-schemas.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from '../contract/endpoints.ts';

/** All companies, the user's own companies, and the one on screen. */
@injectable()
export class CompanyStore {
  readonly mine = new Resource<readonly Company[]>();
  readonly company = new Resource<Company>();
  private readonly list = new KeptList<ListedCompany>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(LikelyCountry) private readonly likely: LikelyCountry,
  ) {
    makeAutoObservable<this, 'api' | 'likely' | 'list'>(
      this,
      { api: false, likely: false, list: false, mine: false, company: false },
      { autoBind: true },
    );
  }

  /** The companies of the shown filters. Read it in an observer. */
  get all(): PagedList<ListedCompany> {
    return this.list.rows;
  }

  /** Companies of these filters. The loaded pages stay after "back". */
  showAll(filters: CompanyFilters, isReturn: boolean): Promise<void> {
    // Quiet: the rows are of use without their number.
    return this.list.show(
      { kind: 'company', query: JSON.stringify(filters) },
      (cursor, signal) => this.api.call(listCompanies, { query: { ...filters, limit: PAGE_LIMIT.default, cursor }, signal }),
      isReturn,
      (signal) => this.api.call(listCompanies, { query: { ...filters, limit: 1, count: 'only' }, signal, quiet: true }),
    );
  }

  async loadMine(): Promise<void> {
    await this.mine.load(async (signal) => (await this.api.call(listMyCompanies, { signal })).items);
    this.learnCountry();
  }

  open(id: string): Promise<void> {
    if (this.company.value?.id !== id) this.company.clear();
    return this.company.load((signal) => this.api.call(getCompany, { params: { id }, signal }));
  }

  async create(input: CompanyInput): Promise<Company> {
    const company = this.note(await this.api.call(createCompany, { body: input }));
    // The creator of a company becomes its member.
    if (this.mine.value !== undefined) this.mine.replace([...this.mine.value.filter(({ id }) => id !== company.id), company]);
    this.learnCountry();
    return company;
  }

  /** Saves an edit, unless the company has changed on the server. */
  async change({ id, version }: Company, changes: CompanyChanges): Promise<Company> {
    return this.note(await this.api.call(updateCompany, { params: { id }, body: { ...changes, version } }));
  }

  private note(company: Company): Company {
    this.company.replace(company);
    this.list.outdate();
    const mine = this.mine.value;
    if (mine?.some(({ id }) => id === company.id)) this.mine.replace(mine.map((own) => (own.id === company.id ? company : own)));
    this.learnCountry();
    return company;
  }

  private learnCountry(): void {
    this.likely.learn('company', this.mine.value?.[0]?.country);
  }
}
