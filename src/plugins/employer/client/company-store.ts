import { makeAutoObservable } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { Company, CompanyChanges, CompanyInput } from '../contract/company.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from '../contract/endpoints.ts';

/** All companies, the user's own companies, and the one on screen. */
@injectable()
export class CompanyStore {
  readonly all = new PagedList<Company>();
  readonly mine = new Resource<readonly Company[]>();
  readonly company = new Resource<Company>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, all: false, mine: false, company: false }, { autoBind: true });
  }

  /** Companies by name. With `q`, only companies whose name contains it. */
  loadAll(q?: string): Promise<void> {
    return this.all.start((cursor, signal) => this.api.call(listCompanies, { query: { q, limit: PAGE_LIMIT.default, cursor }, signal }));
  }

  loadMine(): Promise<void> {
    return this.mine.load(async (signal) => (await this.api.call(listMyCompanies, { signal })).items);
  }

  open(id: string): Promise<void> {
    if (this.company.value?.id !== id) this.company.clear();
    return this.company.load((signal) => this.api.call(getCompany, { params: { id }, signal }));
  }

  async create(input: CompanyInput): Promise<Company> {
    const company = this.note(await this.api.call(createCompany, { body: input }));
    // The creator of a company becomes its member.
    if (this.mine.value !== undefined) this.mine.replace([...this.mine.value.filter(({ id }) => id !== company.id), company]);
    return company;
  }

  /** Saves an edit, unless the company has changed on the server. */
  async change({ id, version }: Company, changes: CompanyChanges): Promise<Company> {
    return this.note(await this.api.call(updateCompany, { params: { id }, body: { ...changes, version } }));
  }

  private note(company: Company): Company {
    this.company.replace(company);
    const mine = this.mine.value;
    if (mine?.some(({ id }) => id === company.id)) this.mine.replace(mine.map((own) => (own.id === company.id ? company : own)));
    return company;
  }
}
