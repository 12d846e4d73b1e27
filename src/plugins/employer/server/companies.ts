import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { newlyUsed } from '#plugins/admin-masters/contract/not-offered.ts';
import { type CompanyEdit, type CompanyInput, MOST_COMPANIES } from '../contract/company.ts';
import type { CompanyReferences } from '../contract/company-references.ts';
import type { Company, OwnCompany } from '../contract/company-schemas.ts';
import { employerIssues } from '../contract/issues.ts';
import { companyChanges, companyCreated, companyUpdated } from './audit-actions.ts';
import { changedAbout } from './company-about.ts';
import { companyCodes, demandOffered, refuseCodes } from './company-codes.ts';
import { identityOf, toCompany } from './company-mapping.ts';
import { changedByAdministrator } from './company-notices.ts';
import { keepPictures } from './company-pictures.ts';
import type { EmployerDatabase, EmployerTransaction } from './company-repository.ts';
import * as repository from './company-repository.ts';
import type { CompanyRow } from './employer-tables.ts';
import { lockMembers } from './team/lock-members.ts';

export interface CompaniesDependencies {
  readonly db: EmployerDatabase;
  readonly catalogue: MasterCatalogue;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly references: () => readonly CompanyReferences[];
  readonly raise: RaiseNotice;
}

/** The user who changes a company. */
export type CompanyCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

/** One transaction, with the tables of this plugin and for those of other plugins. */
interface Saving {
  readonly db: EmployerTransaction;
  readonly transaction: Transaction;
}

export class Companies {
  readonly #dependencies: CompaniesDependencies;

  constructor(dependencies: CompaniesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * An employer becomes the owner of the company. An administrator adds it for others, and does not belong to it.
   *
   * @throws ApiFault employer.companies-full, invalid
   */
  async create({ actor, audit }: Pick<CompanyCall, 'actor' | 'audit'>, input: CompanyInput): Promise<Company> {
    await demandOffered(this.#dependencies.catalogue, companyCodes(input));
    const at = this.#dependencies.now();
    const cleaned = { ...input, ...changedAbout(null, input) };
    const row = await inTransaction(this.#dependencies.db, async (db, transaction) => {
      refuseCodes((await this.#dependencies.catalogue.hold(transaction, companyCodes(input))).map(({ path }) => path));
      await lockActor(transaction, actor);
      await repository.lockCompaniesOf(db, actor.userId);
      // A company of the same name is not added again.
      const { company, isNew } = await repository.insertAuthored(db, actor.userId, cleaned, at);
      if (actor.role === 'admin') {
        if (isNew) await audit(transaction, companyCreated, { subjectId: company.id, changes: { name: [null, company.name] } });
        return company;
      }
      const own = await repository.companiesOfMember(db, actor.userId);
      if (own.length >= MOST_COMPANIES && own.every(({ id }) => id !== company.id)) throw new ApiFault('employer.companies-full');
      await repository.insertOwner(db, company.id, actor.userId, at);
      return company;
    });
    return this.#toCompany(row, true);
  }

  async mine(userId: string): Promise<OwnCompany[]> {
    const rows = await repository.companiesOfMember(this.#dependencies.db, userId);
    return rows.map(({ role, issues_credentials, ...row }) => ({
      ...toCompany(row, true),
      hasMembers: true,
      role,
      mayIssue: role === 'owner' || issues_credentials,
    }));
  }

  async get(actor: Actor | null, abilities: Abilities, id: string): Promise<Company> {
    const row = await this.#found(id);
    return { ...toCompany(row, await this.#isInsider(actor, abilities, id)), hasMembers: row.has_members };
  }

  async update(call: CompanyCall, id: string, edit: CompanyEdit): Promise<Company> {
    await this.#demandOwner(call, id);
    await this.#demandOffered(id, edit);
    const row = await inTransaction(this.#dependencies.db, (db, transaction) => this.#save(call, { db, transaction }, id, edit)).catch(
      nameTaken,
    );
    return this.#toCompany(row, true);
  }

  /**
   * The company as a visitor gets it.
   *
   * @throws ApiFault not-found
   */
  async forAll(id: string): Promise<Company> {
    const row = await this.#found(id);
    return { ...toCompany(row, false), hasMembers: row.has_members };
  }

  async #found(id: string) {
    const row = await repository.companyById(this.#dependencies.db, id);
    if (row === undefined) throw new ApiFault('not-found');
    return row;
  }

  async #toCompany(row: CompanyRow, insider: boolean): Promise<Company> {
    return { ...toCompany(row, insider), hasMembers: await repository.hasMembers(this.#dependencies.db, row.id) };
  }

  async #demandOffered(id: string, edit: CompanyEdit): Promise<void> {
    const codes = companyCodes(edit);
    if (codes.length === 0) return;
    const before = await repository.companyById(this.#dependencies.db, id);
    if (before !== undefined) await demandOffered(this.#dependencies.catalogue, codes, companyCodes(before));
  }

  async #demandOwner({ actor, abilities }: CompanyCall, id: string): Promise<void> {
    const isOwner = (await repository.membershipOf(this.#dependencies.db, actor.userId, id))?.role === 'owner';
    abilities.demand('update', 'company', { isOwner });
  }

  // Only users who might be members cause a query. Most readers are not members.
  async #isInsider(actor: Actor | null, abilities: Abilities, id: string): Promise<boolean> {
    if (actor === null || !abilities.mayInGeneral('read', 'company-team')) return false;
    const isMember = await repository.isMember(this.#dependencies.db, actor.userId, id);
    return abilities.may('read', 'company-team', { isMember });
  }

  async #save({ actor, audit }: CompanyCall, { db, transaction }: Saving, id: string, edit: CompanyEdit): Promise<CompanyRow> {
    const gone = await this.#dependencies.catalogue.hold(transaction, companyCodes(edit));
    if (actor.role === 'admin') await lockMembers(db, id);
    // Locked before its files, as in the deletion of a company.
    const before = await repository.lockedCompany(db, id);
    if (before === undefined) throw new ApiFault('not-found');
    refuseCodes(newlyUsed(gone, companyCodes(before)).map(({ path }) => path));
    await keepPictures(this.#dependencies.files, transaction, id, edit);
    const row = await repository.updateCompanyRow(db, before, { ...edit, ...changedAbout(before.about, edit) }, this.#dependencies.now());
    if (row === undefined) throw new ApiFault('conflict');
    if (before.name !== row.name) {
      for (const { renamed } of this.#dependencies.references()) await renamed?.(transaction, id, row.name);
    }
    for (const { changed } of this.#dependencies.references()) await changed?.(transaction, identityOf(before), identityOf(row));
    const changes = companyChanges(before, row);
    if (actor.role === 'admin' && hasChanged(changes)) {
      await audit(transaction, companyUpdated, { subjectId: id, changes });
      const users = (await db.selectFrom('company_members').select('user_id').where('company_id', '=', id).execute()).map(
        (one) => one.user_id,
      );
      const params = { companyId: id, company: row.name };
      await this.#dependencies.raise(transaction, changedByAdministrator, { to: { users }, about: id, params, by: actor.userId });
    }
    return row;
  }
}

// A violation of the index companies_authored_name: the owner has two companies of the same name.
function nameTaken(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '23505') throw new ApiFault('invalid', [issueAt('name', employerIssues['employer.name-taken'])]);
  throw error;
}
