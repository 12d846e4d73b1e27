import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { countMyApplications, countNewApplicants } from '../../contract/endpoints.ts';
import { KeptCount } from './kept-count.ts';

/** The counts of the navigation, once for all the places that show them. Nobody asked for them: a failure is not told. */
@injectable()
export class NavCountsStore {
  /** Applicants whom nobody has looked at yet, over all postings that the user manages. */
  readonly newApplicants: KeptCount;
  /** The user's own applications that are not at an end. */
  readonly underWay: KeptCount;

  constructor(@inject(ApiClient) api: ApiClient) {
    // Quiet: a count for a badge of the navigation.
    this.newApplicants = new KeptCount(async (signal) => (await api.call(countNewApplicants, { signal, quiet: true })).count);
    // Quiet: a count for a badge of the navigation.
    this.underWay = new KeptCount(async (signal) => (await api.call(countMyApplications, { signal, quiet: true })).count);
  }
}
