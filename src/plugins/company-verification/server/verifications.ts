import { randomBytes } from 'node:crypto';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { mailDomains } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { PAPERS_USE, verificationPapers } from '../contract/file-purposes.ts';
import type { Verification, VerificationRequest } from '../contract/schemas.ts';
import { LOOK_AGAIN_DAYS } from '../contract/verification.ts';
import type { TxtResolver } from './dns/txt-resolver.ts';
import { type LockedVerification, withLocked } from './locked-verification.ts';
import { domainsOfAddress, verifiableDomain } from './verifiable-domain.ts';
import { SUBJECT } from './verification-abilities.ts';
import { toVerification } from './verification-mapping.ts';
import type { VerificationNews } from './verification-news.ts';
import type { VerificationDatabase, VerificationRow } from './verification-tables.ts';
import { daysAfter, type WriterDependencies, writeState } from './write-verification.ts';

export interface VerificationsDependencies extends WriterDependencies {
  readonly db: VerificationDatabase;
  readonly companies: Pick<CompanyDirectory, 'roleOf' | 'identityOf' | 'ownersOf'>;
  readonly catalogue: Pick<MasterCatalogue, 'codesOf'>;
  readonly files: FileStore;
  readonly resolver: TxtResolver;
  readonly news: VerificationNews;
}

export type VerificationCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities'>;

/** What owners do about the verification of their company. */
export class Verifications {
  readonly #dependencies: VerificationsDependencies;

  constructor(dependencies: VerificationsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found */
  async get({ actor, abilities }: VerificationCall, companyId: string): Promise<Verification> {
    const { db, companies } = this.#dependencies;
    const isOwner = (await companies.roleOf(actor.userId, companyId)) === 'owner';
    abilities.demand('read', SUBJECT, { isOwner });
    const row = await db.selectFrom('company_verifications').selectAll().where('company_id', '=', companyId).executeTakeFirst();
    return this.#reply(companyId, row, abilities.mayInGeneral('decide', SUBJECT));
  }

  /** @throws ApiFault not-found, invalid, or one of the errors of `company-verification` */
  async ask(call: VerificationCall, companyId: string, request: VerificationRequest): Promise<Verification> {
    await this.#demandOwner(call, companyId);
    const free = request.way === 'address' && (await this.#isFreeMail(call.actor.email));
    const row = await withLocked(this.#dependencies, companyId, async (locked) => {
      await this.#demandStillOwner(call, locked);
      if (locked.row?.state === 'verified') throw new ApiFault('company-verification.already-verified');
      if (request.way === 'papers') return this.#askByPapers(call, locked, request);
      if (locked.row?.needs_papers) throw new ApiFault('company-verification.needs-papers');
      const domain = verifiableDomain(locked.company.website);
      if (domain === undefined) throw new ApiFault('company-verification.no-domain');
      return request.way === 'dns' ? this.#askByDns(call, locked, domain) : this.#askByAddress(call, locked, domain, free);
    });
    return this.#reply(companyId, row, false);
  }

  /**
   * Looks the record up. No connection to the database is held meanwhile.
   *
   * @throws ApiFault not-found, conflict, company-verification.nothing-to-check
   */
  async check(call: VerificationCall, companyId: string): Promise<Verification> {
    await this.#demandOwner(call, companyId);
    const { db, resolver, now, news } = this.#dependencies;
    const asked = await db.selectFrom('company_verifications').selectAll().where('company_id', '=', companyId).executeTakeFirst();
    if (asked?.way !== 'dns' || asked.domain === null || (asked.state !== 'pending' && asked.state !== 'verified')) {
      throw new ApiFault('company-verification.nothing-to-check');
    }
    const answer = await resolver.ask(asked.domain, asked.token);
    const row = await withLocked(this.#dependencies, companyId, async (locked) => {
      await this.#demandStillOwner(call, locked);
      const { own, transaction, row: before } = locked;
      if (before === undefined || before.version !== asked.version) throw new ApiFault('conflict');
      const checked = { answer, checked_at: now() };
      if (answer === 'found' && before.state === 'pending') {
        const written = await writeState(this.#dependencies, { ...locked, row: before }, 'verified', checked, {
          what: 'verified',
          by: call.actor.userId,
        });
        await news.verified(transaction, locked.company, { by: call.actor.userId, version: written.version });
        return written;
      }
      // A record that is missing here is counted by the schedule alone.
      const found = { missing_since: null, misses: 0, look_at: daysAfter(now(), LOOK_AGAIN_DAYS.found) };
      const changes = answer === 'found' ? { ...checked, ...found } : checked;
      return own
        .updateTable('company_verifications')
        .set(changes)
        .where('company_id', '=', companyId)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return this.#reply(companyId, row, false);
  }

  async #askByAddress({ actor }: VerificationCall, locked: LockedVerification, domain: string, isFree: boolean): Promise<VerificationRow> {
    if (actor.emailVerified !== true) throw new ApiFault('company-verification.address-not-confirmed');
    if (isFree) throw new ApiFault('company-verification.free-mail');
    if (domainsOfAddress(actor.email).domain !== domain) throw new ApiFault('company-verification.address-differs');
    const row = await this.#begun(locked, { way: 'address', domain });
    const happened = { what: 'verified', by: actor.userId } as const;
    const verified = await writeState(this.#dependencies, { ...locked, row }, 'verified', { way: 'address', domain }, happened);
    await this.#dependencies.news.verified(locked.transaction, locked.company, { by: actor.userId, version: verified.version });
    return verified;
  }

  async #askByDns({ actor }: VerificationCall, locked: LockedVerification, domain: string): Promise<VerificationRow> {
    const row = await this.#begun(locked, { way: 'dns', domain });
    const changes = { way: 'dns', domain, answer: null, checked_at: null, asked_at: this.#dependencies.now() } as const;
    return writeState(this.#dependencies, { ...locked, row }, 'pending', changes, { what: 'asked', by: actor.userId });
  }

  async #askByPapers(
    { actor }: VerificationCall,
    locked: LockedVerification,
    { fileIds, message }: Extract<VerificationRequest, { way: 'papers' }>,
  ): Promise<VerificationRow> {
    const { files, news, now } = this.#dependencies;
    const { transaction, company } = locked;
    const owner = { kind: 'company', id: company.id } as const;
    const paths = fileIds.map((_id, index) => `fileIds.${index}`);
    await files.useExactly(transaction, { owner, purpose: verificationPapers.id, use: PAPERS_USE, useId: company.id, fileIds, paths });
    const way = { way: 'papers', domain: verifiableDomain(company.website) ?? null } as const;
    const row = await this.#begun(locked, way);
    const changes = { ...way, message, asked_at: now() };
    const asked = await writeState(this.#dependencies, { ...locked, row }, 'pending', changes, { what: 'asked', by: actor.userId });
    await news.waits(transaction);
    return asked;
  }

  /** The row of the company, which the first request makes. */
  async #begun({ own, company, row }: LockedVerification, first: Pick<VerificationRow, 'way' | 'domain'>): Promise<VerificationRow> {
    if (row !== undefined) return row;
    const at = this.#dependencies.now();
    const values = { company_id: company.id, state: 'pending', ...first, token: newToken(), asked_at: at, since: at, version: 0 } as const;
    return own.insertInto('company_verifications').values(values).returningAll().executeTakeFirstOrThrow();
  }

  async #isFreeMail(email: string): Promise<boolean> {
    const { host, domain } = domainsOfAddress(email);
    return (await this.#dependencies.catalogue.codesOf(mailDomains.entity, [host, domain])).size > 0;
  }

  async #demandOwner({ actor, abilities }: VerificationCall, companyId: string): Promise<void> {
    const isOwner = (await this.#dependencies.companies.roleOf(actor.userId, companyId)) === 'owner';
    abilities.demand('update', SUBJECT, { isOwner });
  }

  /** The user may have lost the role since the check. */
  async #demandStillOwner({ actor }: VerificationCall, { transaction, company }: LockedVerification): Promise<void> {
    const owners = await this.#dependencies.companies.ownersOf(transaction, company.id);
    if (!owners.includes(actor.userId)) throw new ApiFault('not-found');
  }

  async #reply(companyId: string, row: VerificationRow | undefined, decides: boolean): Promise<Verification> {
    const { companies, files } = this.#dependencies;
    const company = await companies.identityOf(companyId);
    if (company === undefined) throw new ApiFault('not-found');
    const papers = row === undefined ? [] : await files.usedBy({ use: PAPERS_USE, useId: companyId });
    return toVerification(row, { domain: verifiableDomain(company.website) ?? null, papers, decides });
  }
}

/** 128 bits that nobody guesses, in letters that a DNS record keeps. */
function newToken(): string {
  return randomBytes(16).toString('hex');
}
