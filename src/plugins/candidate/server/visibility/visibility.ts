import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Demand } from '#core/server/access/policy.ts';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { registrableDomain } from '#core/server/text/registrable-domain.ts';
import type { ApplicantAccess } from '#plugins/applications/contract/application-directory.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { CandidateVisibility } from '../../contract/candidate-visibility.ts';
import type { Sight } from '../../contract/visibility.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import type { Openings } from './openings.ts';
import { type Viewer, visibleTo } from './visible-to.ts';

/** Employers see only applicants until they have confirmed their address: a block by domain compares it. */
export const CONFIRMED_ADDRESS: Demand = {
  code: 'candidate.confirm-address',
  isMet: ({ role, emailVerified }: Actor) => role !== 'employer' || emailVerified === true,
};

interface VisibilityDependencies {
  readonly db: CandidateDatabase;
  readonly applicants: ApplicantAccess;
  readonly companies: Pick<CompanyDirectory, 'companiesOf' | 'websitesOf' | 'verifiedOf'>;
  readonly openings: Pick<Openings, 'isOpen'>;
}

/** The one place that decides who sees a candidate. */
export class Visibility implements CandidateVisibility {
  readonly #dependencies: VisibilityDependencies;
  readonly #emailOf: Prepared<{ readonly userId: string }, { readonly email: string }>;

  constructor(dependencies: VisibilityDependencies) {
    const { db } = dependencies;
    this.#dependencies = dependencies;
    this.#emailOf = prepared(db, (param) =>
      db.selectFrom('users').select('email').where('id', '=', param('userId')).where('email_verified', '=', true),
    );
  }

  /** An employer with the facts that decide whom they find. */
  async viewer(userId: string): Promise<Viewer> {
    return this.viewerFor(userId, await this.#dependencies.companies.companiesOf(userId));
  }

  /** An employer as a member of these companies alone. */
  async viewerFor(userId: string, companyIds: readonly string[]): Promise<Viewer> {
    const { companies } = this.#dependencies;
    const [websites, verified, [user]] = await Promise.all([
      companies.websitesOf(companyIds),
      companies.verifiedOf(companyIds),
      this.#emailOf({ userId }),
    ]);
    const hosts = [...[...websites.values()].map((website) => new URL(website).hostname), (user?.email ?? '').split('@').at(-1) ?? ''];
    const domains = new Set(hosts.filter((host) => host !== '').map(registrableDomain));
    return { userId, companyIds, isVerified: verified.length > 0, domains: [...domains] };
  }

  async mayView(actor: Actor, candidateId: string): Promise<Sight | undefined> {
    if (actor.userId === candidateId) return actor.role === 'candidate' ? 'all' : undefined;
    if (!(await this.#isActive(candidateId))) return undefined;
    if (actor.duties.has('candidates')) return (await this.#dependencies.openings.isOpen(actor.userId, candidateId)) ? 'all' : undefined;
    if (actor.role !== 'employer') return undefined;
    if (!CONFIRMED_ADDRESS.isMet(actor)) return undefined;
    return (await this.#finds(await this.viewer(actor.userId), candidateId)) ? 'found' : undefined;
  }

  /**
   * Whether an employer sees a candidate now. The transaction has locked the candidate's row in `users`, so neither an application nor a
   * block or another change of the profile comes in between.
   */
  async isSeenIn(transaction: Transaction, viewer: Viewer, candidateId: string): Promise<boolean> {
    if (!(await this.#isActive(candidateId, transaction))) return false;
    const applied = await this.#dependencies.applicants.appliedPostings(transaction, candidateId, viewer.companyIds);
    return applied.length > 0 || this.#finds(viewer, candidateId, transaction);
  }

  async #isActive(candidateId: string, transaction?: Transaction): Promise<boolean> {
    const active = tablesFor(this.#dependencies.db, transaction).selectFrom('users').select('id').where('id', '=', candidateId);
    const isCandidate = active.where('role', '=', 'candidate');
    return (await isCandidate.where('status', '=', 'active').executeTakeFirst()) !== undefined;
  }

  async #finds(viewer: Viewer, candidateId: string, transaction?: Transaction): Promise<boolean> {
    const { rows } = await sql`
      select 1 from candidate_search where candidate_search.candidate_id = ${candidateId}::uuid and ${visibleTo(viewer)}`.execute(
      tablesFor(this.#dependencies.db, transaction),
    );
    return rows.length > 0;
  }
}
