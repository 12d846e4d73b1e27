import type { Transaction } from '#core/contract/transaction.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { CompanyIdentity } from '#plugins/employer/contract/company-references.ts';
import type { EndingReason, VerificationOutcome } from '../contract/verification.ts';
import { endOf } from './verification-mapping.ts';
import type { VerificationNotices } from './verification-notices.ts';

interface NewsDependencies {
  readonly notices: VerificationNotices;
  readonly raise: RaiseNotice;
  readonly companies: Pick<CompanyDirectory, 'ownersOf'>;
}

interface Decided {
  readonly outcome: VerificationOutcome;
  readonly by: string;
  /** Of the verification after the decision. */
  readonly version: number;
}

/** Tells the owners of a company and administrators what happened to its verification. */
export class VerificationNews {
  readonly #dependencies: NewsDependencies;

  constructor(dependencies: NewsDependencies) {
    this.#dependencies = dependencies;
  }

  /** The other owners of a company that one of them has verified. */
  async verified(transaction: Transaction, company: CompanyIdentity, how: Omit<Decided, 'outcome'>): Promise<void> {
    await this.decided(transaction, company, { outcome: 'verified', ...how });
  }

  async decided(transaction: Transaction, company: CompanyIdentity, { outcome, by, version }: Decided): Promise<void> {
    const { raise, notices } = this.#dependencies;
    await raise(transaction, notices.decided, {
      to: await this.#owners(transaction, company),
      about: company.id,
      params: { companyId: company.id, company: company.name, outcome, version },
      by,
    });
  }

  async ended(transaction: Transaction, company: CompanyIdentity, reason: EndingReason): Promise<void> {
    const { raise, notices } = this.#dependencies;
    await raise(transaction, notices.ended, {
      to: await this.#owners(transaction, company),
      about: company.id,
      params: { companyId: company.id, company: company.name, reason },
    });
  }

  async recordMissing(transaction: Transaction, company: CompanyIdentity, since: Date): Promise<void> {
    const { raise, notices } = this.#dependencies;
    await raise(transaction, notices.recordMissing, {
      to: await this.#owners(transaction, company),
      about: company.id,
      params: { companyId: company.id, company: company.name, endsAt: endOf(since).toISOString() },
    });
  }

  async waits(transaction: Transaction): Promise<void> {
    const { raise, notices } = this.#dependencies;
    await raise(transaction, notices.waits, { to: { duty: 'companies' }, about: 'company-verification', params: {} });
  }

  async #owners(transaction: Transaction, { id }: CompanyIdentity): Promise<{ readonly users: readonly string[] }> {
    return { users: await this.#dependencies.companies.ownersOf(transaction, id) };
  }
}
