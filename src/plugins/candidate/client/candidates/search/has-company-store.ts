import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';

/** Whether the employer has a company. Only employers with one find candidates. */
@injectable()
export class HasCompanyStore {
  readonly answer = new Resource<boolean>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Asks for the companies of the employer, unless there is one. */
  async ask(): Promise<void> {
    if (this.answer.value === true) return;
    await this.answer.load(async (signal) => (await this.api.call(listMyCompanies, { signal })).items.length > 0);
  }
}
