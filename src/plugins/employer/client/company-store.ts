import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { LikelyCountry } from '#core/client/session/likely-country.ts';
import type { CompanyChanges, CompanyInput } from '../contract/company.ts';
import type { Company, OwnCompany } from '../contract/company-schemas.ts';
import { createCompany, deleteCompany, getCompany, listMyCompanies, updateCompany } from '../contract/endpoints.ts';
import { companySearch } from './companies/company-search.ts';

/** The user's own companies, and the company on screen. */
@injectable()
export class CompanyStore {
  readonly mine = new Resource<readonly OwnCompany[]>();
  readonly company = new Resource<Company>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(LikelyCountry) private readonly likely: LikelyCountry,
    @inject(KeptSearches) private readonly searches: KeptSearches,
  ) {
    makeAutoObservable<this, 'api' | 'likely' | 'searches'>(
      this,
      { api: false, likely: false, searches: false, mine: false, company: false },
      { autoBind: true },
    );
  }

  async loadMine(): Promise<void> {
    await this.mine.load(this.fetchMine);
    this.learnCountry();
  }

  /** Loads the own companies for one of several parts of a page. */
  async showMine(): Promise<void> {
    await this.mine.share(this.fetchMine);
    this.learnCountry();
  }

  private async fetchMine(signal: AbortSignal): Promise<readonly OwnCompany[]> {
    return (await this.api.call(listMyCompanies, { signal })).items;
  }

  open(id: string): Promise<void> {
    if (this.company.value?.id !== id) this.company.clear();
    return this.company.load((signal) => this.api.call(getCompany, { params: { id }, signal }));
  }

  async create(input: CompanyInput): Promise<Company> {
    const company = this.note(await this.api.call(createCompany, { body: input }));
    // The creator of a company becomes its owner.
    const owned = { ...company, role: 'owner', mayIssue: true } as const;
    if (this.mine.value !== undefined) this.mine.replace([...this.mine.value.filter(({ id }) => id !== company.id), owned]);
    this.learnCountry();
    return company;
  }

  /** Saves an edit, unless the company has changed on the server. */
  async change({ id, version }: Company, changes: CompanyChanges): Promise<Company> {
    return this.note(await this.api.call(updateCompany, { params: { id }, body: { ...changes, version } }));
  }

  /** Deletes a company that nothing needs. */
  async delete(id: string): Promise<void> {
    await this.api.call(deleteCompany, { params: { id } });
    this.company.clear();
    this.searches.of(companySearch).reset();
  }

  private note(company: Company): Company {
    this.company.replace(company);
    this.searches.of(companySearch).reset();
    const mine = this.mine.value;
    if (mine?.some(({ id }) => id === company.id))
      this.mine.replace(mine.map((own) => (own.id === company.id ? { ...own, ...company } : own)));
    this.learnCountry();
    return company;
  }

  private learnCountry(): void {
    this.likely.learn('company', this.mine.value?.[0]?.country);
  }
}
