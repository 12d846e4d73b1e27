import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';

/** The company of the posting on screen. Parts of the page that ask for it at the same time share one call. */
@injectable()
export class CompanyOfPosting {
  private latest: { readonly id: string; readonly company: Promise<Company> } | undefined;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  get(id: string): Promise<Company> {
    if (this.latest?.id === id) return this.latest.company;
    const company = this.api.call(getCompany, { params: { id } });
    const asked = { id, company };
    this.latest = asked;
    const forget = (): void => {
      if (this.latest === asked) this.latest = undefined;
    };
    company.then(forget, forget);
    return company;
  }
}
