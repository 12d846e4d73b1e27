import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { CountedPage, RowCount } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import {
  type Company,
  type CompanyEdit,
  type CompanyInput,
  type CompanyMember,
  type ListedCompany,
  MOST_COMPANIES,
  MOST_MEMBERS,
} from '../contract/company.ts';
import type { CompanyJobCounter, CompanyNameListener } from '../contract/company-directory.ts';
import { employerIssues } from '../contract/issues.ts';
import { companyChanges, companyCreated, companyUpdated } from './audit-actions.ts';
import { changedAbout } from './company-about.ts';
import { companyCodes, demandOffered } from './company-codes.ts';
import { toCompany } from './company-mapping.ts';
import { keepPictures } from './company-pictures.ts';
import type { CompanyPosition, EmployerDatabase, EmployerTransaction } from './company-repository.ts';
import * as repository from './company-repository.ts';
import type { CompanyRow } from './employer-tables.ts';

export interface CompaniesDependencies {
  readonly db: EmployerDatabase;
  readonly catalogue: MasterCatalogue;
  readonly files: FileStore;
  readonly now: () => Date;
  /** Key for the cursors of lists. */
  readonly cursorKey: Buffer;
  /** `undefined` while no plugin has postings. */
  readonly jobCounter: () => CompanyJobCounter | undefined;
  readonly listeners: () => readonly Contribution<CompanyNameListener>[];
}

/** The user who changes a company. */
export type CompanyCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

interface CompaniesQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
  readonly q?: string | undefined;
  readonly owner?: string | undefined;
}

/** One transaction, with the tables of this plugin and for those of other plugins. */
interface Saving {
  readonly db: EmployerTransaction;
  readonly transaction: Transaction;
}

const positionSchema: z.ZodType<CompanyPosition> = z.object({ key: z.string(), id: idSchema });

export class Companies {
  readonly #needs: CompaniesDependencies;
  readonly #position: CursorCodec<CompanyPosition>;

  constructor(needs: CompaniesDependencies) {
    this.#needs = needs;
    this.#position = cursorCodec(needs.cursorKey, 'employer.companies', positionSchema);
  }

  /**
   * An employer becomes the owner of the company. An administrator adds it for others, and does not belong to it.
   *
   * @throws ApiFault employer.companies-full, invalid
   */
  async create({ actor, audit }: Pick<CompanyCall, 'actor' | 'audit'>, input: CompanyInput): Promise<Company> {
    await demandOffered(this.#needs.catalogue, companyCodes(input));
    const at = this.#needs.now();
    const cleaned = { ...input, ...changedAbout(null, input) };
    const row = await inTransaction(this.#needs.db, async (db, transaction) => {
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
    return toCompany(row, true);
  }

  async mine(userId: string): Promise<Company[]> {
    const rows = await repository.companiesOfMember(this.#needs.db, userId);
    return rows.map((row) => toCompany(row, true));
  }

  /** @throws ApiFault forbidden for the companies of a user, unless the caller may read users */
  async page(query: CompaniesQuery, abilities: Abilities): Promise<CountedPage<ListedCompany>> {
    if (query.owner !== undefined && !abilities.mayInGeneral('read', 'user')) throw new ApiFault('forbidden');
    const after = this.#position.decode(query);
    const filter = { q: query.q, owner: query.owner };
    if (query.count === 'only') return countedPage(this.#needs.db, repository.countedCompanies(filter));
    const rows = await repository.companiesByName(this.#needs.db, filter, { after, limit: query.limit });
    const page = pageOf(rows, query.limit, (row) => this.#position.encode({ key: row.name_key, id: row.id }, query));
    const openJobs = await this.#openJobsOf(page.items.map(({ id }) => id));
    return { ...page, items: page.items.map((row) => ({ ...toCompany(row, false), openJobs: openJobs(row.id) })) };
  }

  /** @throws ApiFault not-found */
  async members(id: string): Promise<CompanyMember[]> {
    if ((await repository.companyById(this.#needs.db, id)) === undefined) throw new ApiFault('not-found');
    return repository.membersOf(this.#needs.db, id, MOST_MEMBERS);
  }

  async get(actor: Actor | null, abilities: Abilities, id: string): Promise<Company> {
    const row = await repository.companyById(this.#needs.db, id);
    if (row === undefined) throw new ApiFault('not-found');
    return toCompany(row, await this.#isInsider(actor, abilities, id));
  }

  async update(call: CompanyCall, id: string, edit: CompanyEdit): Promise<Company> {
    const isMember = await repository.isMember(this.#needs.db, call.actor.userId, id);
    call.abilities.demand('update', 'company', { isMember });
    await this.#demandOffered(id, edit);
    const row = await inTransaction(this.#needs.db, (db, transaction) => this.#save(call, { db, transaction }, id, edit)).catch(nameTaken);
    return toCompany(row, true);
  }

  async #openJobsOf(ids: readonly string[]): Promise<(id: string) => RowCount | null> {
    const counter = this.#needs.jobCounter();
    if (counter === undefined) return () => null;
    const counted = await counter.openJobsOf(ids);
    return (id) => counted.get(id) ?? { count: 0, more: false };
  }

  async #demandOffered(id: string, edit: CompanyEdit): Promise<void> {
    const codes = companyCodes(edit);
    if (codes.length === 0) return;
    const before = await repository.companyById(this.#needs.db, id);
    if (before !== undefined) await demandOffered(this.#needs.catalogue, codes, companyCodes(before));
  }

  // Only users who might be members cause a query. Most readers are not members.
  async #isInsider(actor: Actor | null, abilities: Abilities, id: string): Promise<boolean> {
    if (actor === null || !abilities.mayInGeneral('update', 'company')) return false;
    const isMember = await repository.isMember(this.#needs.db, actor.userId, id);
    return abilities.may('update', 'company', { isMember });
  }

  async #save({ actor, audit }: CompanyCall, { db, transaction }: Saving, id: string, edit: CompanyEdit): Promise<CompanyRow> {
    // Locked before its files, as in the deletion of a company.
    const before = await repository.lockedCompany(db, id);
    if (before === undefined) throw new ApiFault('not-found');
    await keepPictures(this.#needs.files, transaction, id, edit);
    const row = await repository.updateCompanyRow(db, id, { ...edit, ...changedAbout(before.about, edit) }, this.#needs.now());
    if (row === undefined) throw new ApiFault('conflict');
    if (before.name !== row.name) {
      for (const { value } of this.#needs.listeners()) await value.renamed(transaction, id, row.name);
    }
    const changes = companyChanges(before, row);
    if (actor.role === 'admin' && hasChanged(changes)) await audit(transaction, companyUpdated, { subjectId: id, changes });
    return row;
  }
}

// A violation of the index companies_authored_name: the owner has two companies of the same name.
function nameTaken(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '23505') throw new ApiFault('invalid', [issueAt('name', employerIssues['employer.name-taken'])]);
  throw error;
}
