import { makeAutoObservable } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { Company, CompanyInput } from '../contract/company.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from '../contract/endpoints.ts';

/** All companies, one's own, and the one on screen. */
@injectable()
export class CompanyStore {
  readonly all = new PagedList<Company>();
  readonly mine = new Resource<readonly Company[]>();
  readonly company = new Resource<Company>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, all: false, mine: false, company: false }, { autoBind: true });
  }

  /** Companies by name; with `q`, those whose name holds it. */
  loadAll(q?: string): Promise<void> {
    return this.all.start((cursor, signal) =>
      this.api.call(listCompanies, { query: { q, limit: PAGE_LIMIT.default, cursor }, signal, quiet: true }),
    );
  }

  loadMine(): Promise<void> {
    return this.mine.load(async (signal) => (await this.api.call(listMyCompanies, { signal, quiet: true })).items);
  }

  open(id: string): Promise<void> {
    if (this.company.value?.id !== id) this.company.clear();
    return this.company.load((signal) => this.api.call(getCompany, { params: { id }, signal, quiet: true }));
  }

  /** Creates a company, or changes the given one unless somebody was faster. */
  async save(input: CompanyInput, existing: Company | undefined): Promise<Company> {
    const company =
      existing === undefined
        ? await this.api.call(createCompany, { body: input })
        : await this.api.call(updateCompany, { params: { id: existing.id }, body: { ...input, version: existing.version } });
    this.company.replace(company);
    this.noteMine(company, existing === undefined);
    return company;
  }

  // An administrator changes companies that are not among their own.
  private noteMine(company: Company, isNew: boolean): void {
    const mine = this.mine.value;
    if (mine === undefined) return;
    const others = mine.filter(({ id }) => id !== company.id);
    if (isNew || others.length < mine.length) this.mine.replace([...others, company]);
  }
}
