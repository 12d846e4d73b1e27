import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { openTerms } from '../../contract/applying/open-terms.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import type { ApplicationsDatabase } from '../application-tables.ts';
import { storeTerms, termsOf } from './stored-terms.ts';

interface TermsDependencies {
  readonly db: ApplicationsDatabase;
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly postings: Pick<PostingDirectory, 'stateOf' | 'lockedState'>;
  readonly reader: Pick<PostingReader, 'demandReadable'>;
}

type ReadingCall = Pick<CallContext<'public'>, 'actor' | 'abilities' | 'isViewed'>;

/** What postings ask of those who apply, in the API. */
export class PostingTerms {
  readonly #dependencies: TermsDependencies;

  constructor(dependencies: TermsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found for a posting that the caller may not read */
  async get(jobId: string, call: ReadingCall): Promise<Terms> {
    const { db, reader } = this.#dependencies;
    await reader.demandReadable(jobId, call);
    const terms = await termsOf(db, jobId);
    return call.actor !== null && !call.isViewed && (await this.#isMember(call.actor, jobId)) ? terms : openTerms(terms);
  }

  /** @throws ApiFault not-found for users outside of the company, conflict */
  async save(jobId: string, { actor }: Pick<CallContext<'authenticated'>, 'actor'>, terms: Terms): Promise<Terms> {
    if (!(await this.#isMember(actor, jobId))) throw new ApiFault('not-found');
    await inTransaction(this.#dependencies.db, async (_own, transaction) => {
      if ((await this.#dependencies.postings.lockedState(transaction, jobId)) === undefined) throw new ApiFault('not-found');
      if (!(await storeTerms(transaction, jobId, terms))) throw new ApiFault('conflict');
    });
    return { ...terms, version: terms.version + 1 };
  }

  async #isMember({ userId, role }: { readonly userId: string; readonly role: string | null }, jobId: string): Promise<boolean> {
    if (role !== 'employer') return false;
    const posting = await this.#dependencies.postings.stateOf(jobId);
    return posting !== undefined && this.#dependencies.companies.isMember(userId, posting.companyId);
  }
}
