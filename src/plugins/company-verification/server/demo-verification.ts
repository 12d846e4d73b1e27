import type { DemoSeed } from '#core/server/app/demo-seed.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { withLocked } from './locked-verification.ts';
import type { VerificationDatabase } from './verification-tables.ts';
import { type WriterDependencies, writeState } from './write-verification.ts';

interface DemoDependencies extends WriterDependencies {
  readonly db: VerificationDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOf' | 'identityOf'>;
}

/** Verifies the company of the demo employer. A second call changes nothing. */
export function demoVerification(dependencies: DemoDependencies): DemoSeed {
  return {
    seed: async ({ employer }) => {
      for (const companyId of await dependencies.companies.companiesOf(employer.userId)) {
        await withLocked(dependencies, companyId, async (locked) => {
          if (locked.row !== undefined) return;
          const at = dependencies.now();
          const values = { company_id: companyId, state: 'pending', way: 'papers', token: '', asked_at: at, since: at } as const;
          const row = await locked.own.insertInto('company_verifications').values(values).returningAll().executeTakeFirstOrThrow();
          await writeState(dependencies, { ...locked, row }, 'verified', {}, { what: 'verified' });
        });
      }
    },
  };
}
