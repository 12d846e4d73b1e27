import { tablesIn } from '#core/server/db/transaction.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { CompanyReferences } from '../contract/company-references.ts';
import type { CompanyHistory } from '../contract/team/company-history.ts';
import type { EmployerDatabase, EmployerTransaction } from './company-repository.ts';
import { searchColumns } from './company-words.ts';
import type { EmployerTables } from './employer-tables.ts';
import { bequeath, inheritedOf, lockCompaniesOfMember } from './team/inheritance.ts';
import { markColumns } from './verified-mark.ts';

interface EmployerPersonalDataDependencies {
  readonly db: EmployerDatabase;
  readonly files: FileStore;
  readonly references: () => readonly CompanyReferences[];
  readonly history: CompanyHistory;
  readonly now: () => Date;
}

/**
 * A company is not personal data. A company with another member stays; if its last owner leaves, the member of longest standing becomes
 * owner. A company without other members is deleted or, if candidates have applied to it, only its name stays. Its files are deleted in both
 * cases. No notice is raised: the transactions of two members who leave at once would wait for each other.
 */
export function employerPersonalData({ db, files, references, history, now }: EmployerPersonalDataDependencies): PersonalData {
  return {
    listOf: async (userId) => {
      const [{ length: ended }, { length: inherited }] = [await companiesOnlyOf(db, userId), await inheritedOf(db, userId)];
      const requests = await db.selectFrom('company_join_requests').select('id').where('user_id', '=', userId).execute();
      return [
        ...(ended === 0 ? [] : [{ code: 'employer.companies', fate: 'deleted', count: ended } as const]),
        ...(inherited === 0 ? [] : [{ code: 'employer.inherited-companies', fate: 'kept', count: inherited } as const]),
        ...(requests.length === 0 ? [] : [{ code: 'employer.join-requests', fate: 'deleted', count: requests.length } as const]),
      ];
    },
    remove: async (transaction, userId) => {
      const within = tablesIn<EmployerTables>(transaction);
      const address = within.selectFrom('users').select('email').where('id', '=', userId);
      await within.deleteFrom('company_invitations').where('email', '=', address).execute();
      await lockCompaniesOfMember(within, userId);
      await bequeath(within, transaction, { userId, at: now(), history });
      for (const id of await companiesOnlyOf(within, userId)) {
        const stays: boolean[] = [];
        for (const { abandoned } of references()) stays.push((await abandoned?.(transaction, id)) ?? false);
        if (stays.includes(true)) await strip(within, id);
        else await within.deleteFrom('companies').where('id', '=', id).execute();
        // After the company is locked. Its references to the files end by themselves.
        await files.forgetOwner(transaction, { kind: 'company', id });
      }
    },
  };
}

/** Ids of the companies of which the user is the only member. */
export async function companiesOnlyOf(db: EmployerDatabase, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('company_members as own')
    .select('company_id')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_members as other')
            .select('other.user_id')
            .whereRef('other.company_id', '=', 'own.company_id')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Deletes the profile and the contact of a company, and keeps its name. */
async function strip(db: EmployerTransaction, id: string): Promise<void> {
  const nothing = JSON.stringify([]);
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .updateTable('companies')
    .set({
      legal_name: null,
      registration_number: null,
      country: null,
      size: null,
      founded_year: null,
      website: null,
      tagline: null,
      about: null,
      about_html: null,
      accessibility: null,
      equal_opportunity: null,
      type: null,
      industries: [],
      benefits: [],
      languages: [],
      places: nothing,
      links: nothing,
      contact: null,
      ...markColumns({ state: 'none' }),
      ...searchColumns({ name, website: null, registrationNumber: null, tagline: null, places: [] }),
    })
    .where('id', '=', id)
    .execute();
}
