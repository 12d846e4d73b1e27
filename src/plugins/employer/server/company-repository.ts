import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CoreTables } from '#core/server/db/database.ts';
import { type Param, preparedIn } from '#core/server/db/prepared.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { CompanyEdit, CompanyInput } from '../contract/company.ts';
import type { CompanyRole } from '../contract/team/company-roles.ts';
import { changedColumns } from './company-mapping.ts';
import { searchColumns } from './company-words.ts';
import type { CompanyMembersTable, CompanyRow, EmployerTables } from './employer-tables.ts';

export type EmployerDatabase = Kysely<CoreTables & EmployerTables>;

export type EmployerTransaction = Transaction<CoreTables & EmployerTables>;

/** Inserts a company. Returns the existing row of the same author and name, if there is one, also with concurrent requests. */
export async function insertAuthored(
  db: EmployerTransaction,
  author: string,
  input: CompanyInput,
  at: Date,
): Promise<{ readonly company: CompanyRow; readonly isNew: boolean }> {
  const row = {
    ...changedColumns(input),
    ...searchColumns({
      name: input.name,
      website: input.website ?? null,
      registrationNumber: input.registrationNumber ?? null,
      tagline: input.tagline ?? null,
      places: input.places ?? [],
    }),
    name: input.name,
    name_key: textKey(input.name),
    id: uuid(),
    origin: 'authored' as const,
    created_by: author,
    created_at: at,
    updated_at: at,
  };
  const inserted = await db
    .insertInto('companies')
    .values(row)
    // Waits for a concurrent insert of the same name, and then finds its row.
    .onConflict((conflict) => conflict.columns(['created_by', 'name_key']).where('origin', '=', sql.lit('authored')).doNothing())
    .returningAll()
    .executeTakeFirst();
  return { company: inserted ?? (await authored(db, author, row.name_key)), isNew: inserted !== undefined };
}

function authored(db: EmployerDatabase, owner: string, key: string): Promise<CompanyRow> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('origin', '=', 'authored')
    .where('created_by', '=', owner)
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow();
}

/** New companies of one user are counted one after another, until the end of the transaction. */
export async function lockCompaniesOf(db: EmployerTransaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companies ${userId}`}, 0))`.execute(db);
}

/** Makes a user an owner, unless the user is one already. */
export async function insertOwner(db: EmployerTransaction, companyId: string, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: userId, role: 'owner', created_at: at })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doNothing())
    .execute();
}

/** A company, and whether somebody acts for it. */
export function companyById(db: EmployerDatabase, id: string): Promise<(CompanyRow & { readonly has_members: boolean }) | undefined> {
  return db
    .selectFrom('companies')
    .selectAll()
    .select(sql<boolean>`exists (select from company_members where company_id = companies.id)`.as('has_members'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A company that does not change until the transaction ends. */
export function lockedCompany(db: EmployerTransaction, id: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The companies of a member with the rights of the member, oldest membership first. */
export function companiesOfMember(
  db: EmployerDatabase,
  userId: string,
): Promise<(CompanyRow & Pick<Selectable<CompanyMembersTable>, 'role' | 'issues_credentials'>)[]> {
  return db
    .selectFrom('companies')
    .innerJoin('company_members', 'company_members.company_id', 'companies.id')
    .selectAll('companies')
    .select(['company_members.role', 'company_members.issues_credentials'])
    .where('user_id', '=', userId)
    .orderBy('company_members.created_at')
    .orderBy('company_id')
    .execute();
}

export async function isMember(db: EmployerDatabase, userId: string, companyId: string): Promise<boolean> {
  return (await membershipOf(db, userId, companyId)) !== undefined;
}

/** The rights of a member; `undefined` for a user who is no member. */
export async function membershipOf(
  db: EmployerDatabase,
  userId: string,
  companyId: string,
): Promise<{ readonly role: CompanyRole; readonly mayIssue: boolean } | undefined> {
  const [row] = await memberships(db, { companyId, userId });
  return row && { role: row.role, mayIssue: row.role === 'owner' || row.issues_credentials };
}

const memberships = preparedIn((db: EmployerDatabase, param: Param<{ companyId: string; userId: string }>) =>
  db
    .selectFrom('company_members')
    .select(['role', 'issues_credentials'])
    .where('company_id', '=', param('companyId'))
    .where('user_id', '=', param('userId')),
);

/** Saves an edit of a locked company. Returns `undefined` when the company has another version by now. */
export function updateCompanyRow(
  db: EmployerTransaction,
  before: CompanyRow,
  edit: CompanyEdit,
  at: Date,
): Promise<CompanyRow | undefined> {
  const { name = before.name, tagline = before.tagline, places = before.places, website = before.website } = edit;
  const { registrationNumber = before.registration_number } = edit;
  const found = searchColumns({ name, tagline, places, website, registrationNumber });
  return db
    .updateTable('companies')
    .set({ ...changedColumns(edit), ...found, version: edit.version + 1, updated_at: at })
    .where('id', '=', before.id)
    .where('version', '=', edit.version)
    .returningAll()
    .executeTakeFirst();
}

/** Whether somebody acts for the company. */
export async function hasMembers(db: EmployerDatabase, companyId: string): Promise<boolean> {
  const row = await db.selectFrom('company_members').select('user_id').where('company_id', '=', companyId).limit(1).executeTakeFirst();
  return row !== undefined;
}
