import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { CompanyDirectory, CompanyMarks, MemberCompany, NamedCompany } from '../contract/company-directory.ts';
import { identityOf, wholePlace } from './company-mapping.ts';
import { type EmployerDatabase, type EmployerTransaction, isMember, membershipOf } from './company-repository.ts';
import { searchColumns } from './company-words.ts';
import type { CompanyRow, EmployerTables } from './employer-tables.ts';
import { companiesOnlyOf } from './personal-data.ts';
import { lockMembers } from './team/lock-members.ts';
import { verifiedOfRow } from './verified-mark.ts';

const IDENTITY = ['id', 'name', 'legal_name', 'registration_number', 'website'] as const;

/** Queries of the tables of companies. */
export function createCompanyDirectory(db: EmployerDatabase): CompanyDirectory {
  const companiesOf = prepared(db, (param: Param<{ readonly userId: string }>) =>
    db
      .selectFrom('company_members')
      .select('company_id')
      .where('user_id', '=', param('userId'))
      .orderBy('created_at')
      .orderBy('company_id'),
  );
  // Every search reads the marks of its companies.
  const marksOf = prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
    db
      .selectFrom('companies')
      .select(['id', 'logo_file_id', 'verified_at', 'verified_way'])
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`)
      .where(sql<boolean>`(logo_file_id is not null or verified_at is not null)`),
  );
  // Every search of candidates reads the websites of the employer's companies.
  const websitesOf = prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
    db
      .selectFrom('companies')
      .select(['id', 'website'])
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`)
      .where('website', 'is not', null),
  );
  const verifiedOf = prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
    db
      .selectFrom('companies')
      .select('id')
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`)
      .where('verified_at', 'is not', null),
  );
  // The page of each posting asks whether anybody reads its applications.
  const withActive = prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
    db
      .selectFrom('company_members')
      .innerJoin('users', 'users.id', 'user_id')
      .select('company_id')
      .distinct()
      .where(sql<boolean>`company_id = any(${param('ids')}::uuid[])`)
      .where('users.status', '=', 'active'),
  );
  return {
    companiesOf: async (userId) => (await companiesOf({ userId })).map((row) => row.company_id),
    withMembers: (after, limit) => withMembers(db, after, limit),
    isMember: (userId, companyId) => isMember(db, userId, companyId),
    roleOf: async (userId, companyId) => (await membershipOf(db, userId, companyId))?.role,
    mayIssue: async (userId, companyId) => (await membershipOf(db, userId, companyId))?.mayIssue ?? false,
    membersOf: async (transaction, companyId) => {
      const members = tablesIn<EmployerTables>(transaction).selectFrom('company_members').select('user_id');
      return (await members.where('company_id', '=', companyId).execute()).map((row) => row.user_id);
    },
    issuersOf: async (transaction, companyId) => {
      const members = tablesIn<EmployerTables>(transaction).selectFrom('company_members').select('user_id');
      const issuing = members.where(({ eb, or }) => or([eb('role', '=', 'owner'), eb('issues_credentials', '=', true)]));
      return (await issuing.where('company_id', '=', companyId).execute()).map((row) => row.user_id);
    },
    ownersOf: async (transaction, companyId) => {
      const owners = tablesIn<EmployerTables>(transaction).selectFrom('company_members').select('user_id').where('role', '=', 'owner');
      return (await owners.where('company_id', '=', companyId).orderBy('user_id').execute()).map((row) => row.user_id);
    },
    identityOf: async (id, transaction) => {
      if (transaction !== undefined) await lockMembers(tablesIn<EmployerTables>(transaction), id);
      const company = tablesFor(db, transaction).selectFrom('companies').select(IDENTITY).where('id', '=', id);
      const row = await company.$if(transaction !== undefined, (query) => query.forNoKeyUpdate()).executeTakeFirst();
      return row && identityOf(row);
    },
    memberCountsOf: (ids, transaction) => memberCountsOf(tablesFor(db, transaction), ids),
    withActiveMembers: async (ids, transaction) => {
      if (ids.length === 0) return new Set();
      return new Set((await withActive({ ids }, tablesFor(db, transaction))).map((row) => row.company_id));
    },
    marksOf: async (ids) => (ids.length === 0 ? new Map() : new Map((await marksOf({ ids })).map((row) => [row.id, toMarks(row)]))),
    websitesOf: async (ids) =>
      ids.length === 0
        ? new Map()
        : new Map((await websitesOf({ ids })).flatMap(({ id, website }) => (website === null ? [] : [[id, website]]))),
    placesOf: async (ids, transaction) => {
      if (ids.length === 0) return new Map();
      const rows = await tablesFor(db, transaction).selectFrom('companies').select(['id', 'places']).where('id', 'in', ids).execute();
      return new Map(rows.filter(({ places }) => places.length > 0).map(({ id, places }) => [id, places.map(wholePlace)]));
    },
    verifiedOf: async (ids, transaction) =>
      ids.length === 0 ? [] : (await verifiedOf({ ids }, tablesFor(db, transaction))).map(({ id }) => id),
    companiesOnlyOf: (userId) => companiesOnlyOf(db, userId),
    lockedNames: (transaction, companyIds) => lockedNames(tablesIn<EmployerTables>(transaction), companyIds),
    lockedOfMember: (transaction, userId) => lockedOfMember(tablesIn<EmployerTables>(transaction), userId),
    isSuspended: (transaction, companyId) => isSuspended(tablesIn<EmployerTables>(transaction), companyId),
    ensureNamed: (names, transaction) => ensureNamed(tablesFor(db, transaction), names),
    findNamed: (names) => findNamed(db, names),
    namesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

function toMarks(row: Pick<CompanyRow, 'logo_file_id' | 'verified_at' | 'verified_way'>): CompanyMarks {
  const verified = verifiedOfRow(row);
  return { ...(row.logo_file_id !== null && { logoFileId: row.logo_file_id }), ...(verified !== null && { verified }) };
}

async function withMembers(db: EmployerDatabase, after: string | undefined, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('company_members')
    .select('company_id')
    .distinct()
    .$if(after !== undefined, (some) => some.where(sql<boolean>`company_id > ${after}::uuid`))
    .orderBy('company_id')
    .limit(limit)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

async function lockedNames(transaction: EmployerTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).orderBy('id').forShare().execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function lockedOfMember(db: EmployerTransaction, userId: string): Promise<readonly MemberCompany[]> {
  const own = db.selectFrom('company_members').select('company_id').where('user_id', '=', userId);
  const companies = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', own).orderBy('id').forNoKeyUpdate().execute();
  if (companies.length === 0) return [];
  const ids = companies.map(({ id }) => id);
  const others = await db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select('company_id')
    .where('company_id', 'in', ids)
    .where('user_id', '<>', userId)
    .where('users.status', '=', 'active')
    .execute();
  const withOthers = new Set(others.map(({ company_id }) => company_id));
  return companies.map((company) => ({ ...company, hasActiveOthers: withOthers.has(company.id) }));
}

async function isSuspended(db: EmployerTransaction, companyId: string): Promise<boolean> {
  const { all } = await db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(sql<boolean | null>`bool_and(users.status = 'suspended')`.as('all'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return all ?? false;
}

async function ensureNamed(db: EmployerDatabase, names: readonly string[]): Promise<ReadonlyMap<string, NamedCompany>> {
  const nameOfKey = new Map(names.map((name) => [textKey(name), name]));
  if (nameOfKey.size === 0) return new Map();
  // Sorted, because concurrent imports must lock rows in the same order to avoid a deadlock.
  const keys = [...nameOfKey.keys()].sort();
  await db
    .insertInto('companies')
    .values(keys.map((key) => importedCompany(nameOfKey.get(key) ?? key, key)))
    .onConflict((conflict) => conflict.column('name_key').where('origin', '=', sql.lit('imported')).doNothing())
    .execute();
  return findNamed(db, names);
}

function importedCompany(name: string, key: string) {
  const words = searchColumns({ name, website: null, registrationNumber: null, tagline: null, places: [] });
  return { id: uuid(), name, name_key: key, origin: 'imported' as const, ...words };
}

async function findNamed(db: EmployerDatabase, names: readonly string[]): Promise<ReadonlyMap<string, NamedCompany>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'name_key'])
    .where('origin', '=', 'imported')
    .where('name_key', 'in', [...new Set(names.map(textKey))])
    .execute();
  const companyOfKey = new Map(rows.map(({ id, name, name_key }) => [name_key, { id, name }]));
  return new Map(names.flatMap((name) => pair(name, companyOfKey.get(textKey(name)))));
}

function pair(name: string, company: NamedCompany | undefined): [string, NamedCompany][] {
  return company === undefined ? [] : [[name, company]];
}

async function memberCountsOf(db: EmployerDatabase, companyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('company_members')
    .select(({ fn }) => ['company_id', fn.countAll<number>().as('count')])
    .where('company_id', 'in', companyIds)
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, count]));
}
