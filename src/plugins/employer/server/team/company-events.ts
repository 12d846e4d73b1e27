import { v7 as uuid } from 'uuid';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyHistory } from '../../contract/team/company-history.ts';
import type { EmployerTables } from '../employer-tables.ts';

/** Writes the history of companies. */
export const sqlCompanyHistory: CompanyHistory = {
  record: async (transaction, { companyId, kind, at, by, about, details = {} }) => {
    await tablesIn<EmployerTables>(transaction)
      .insertInto('company_events')
      .values({
        id: uuid(),
        company_id: companyId,
        kind,
        actor_id: by ?? null,
        subject_id: about ?? null,
        details: JSON.stringify(details),
        created_at: at,
      })
      .execute();
  },
};
