import path from 'node:path';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { defineServerPlugin, type ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { companyReferences } from '#plugins/employer/contract/company-references.ts';
import { companyHistory } from '#plugins/employer/contract/team/company-history.ts';
import { verifiedMark } from '#plugins/employer/contract/verified-mark.ts';
import { verificationErrors } from '../contract/errors.ts';
import { verificationDecided, verificationUndone } from './audit-actions.ts';
import { companyChanged } from './company-changed.ts';
import { Decisions } from './decisions.ts';
import { deletePapers } from './delete-papers.ts';
import { demoVerification } from './demo-verification.ts';
import { type TxtResolver, txtResolver } from './dns/txt-resolver.ts';
import { lookAgain } from './look-again.ts';
import { createVerifications } from './migrations/0001-create.ts';
import { addUndoneDecisions } from './migrations/0002-undone-decisions.ts';
import { verificationAbilities } from './verification-abilities.ts';
import { verificationFiles } from './verification-files.ts';
import { verificationHandlers } from './verification-handlers.ts';
import { VerificationNews } from './verification-news.ts';
import { verificationNotices } from './verification-notices.ts';
import type { VerificationTables } from './verification-tables.ts';
import { Verifications } from './verifications.ts';

/** @param given asks the DNS; by default the servers of the configuration */
function partsWith(given?: TxtResolver): ServerPlugin['setup'] {
  return (kernel) => {
    const { dnsServers: servers } = kernel.config;
    const resolver = given ?? txtResolver(servers === undefined ? {} : { servers });
    const db = kernel.db.$extendTables<VerificationTables>();
    const companies = kernel.service(companyDirectory);
    const notices = verificationNotices(db);
    const needs = {
      db,
      companies,
      resolver,
      catalogue: kernel.service(masterCatalogue),
      history: kernel.service(companyHistory),
      mark: kernel.service(verifiedMark),
      files: kernel.files,
      news: new VerificationNews({ notices, raise: kernel.notices.raise, companies }),
      now: kernel.now,
    };
    return {
      handlers: verificationHandlers(new Verifications(needs), new Decisions(needs)),
      notices: Object.values(notices),
      schedules: [lookAgain(needs), deletePapers(needs)],
      contributes: [
        ...verificationFiles(companies),
        companyReferences.add('company-verification.companies', 5, {
          changed: companyChanged(needs),
          // A company without members, of which only the name stays, is not verified any more.
          abandoned: async (transaction, companyId) => {
            await tablesIn<VerificationTables>(transaction)
              .deleteFrom('company_verifications')
              .where('company_id', '=', companyId)
              .execute();
            return false;
          },
        }),
        // After the demo company, and before its postings.
        demoSeed.add('company-verification.demo', 15, demoVerification(needs)),
      ],
    };
  };
}

/** The verification of companies: by the address of an owner, by a DNS record, or by papers about which administrators decide. */
export const companyVerificationServerPlugin = defineServerPlugin({
  id: 'company-verification',
  summary: 'The verification of companies.',
  requires: ['employer', 'users', 'admin-masters'],
  errors: verificationErrors,
  auditActions: [verificationDecided, verificationUndone],
  migrations: [createVerifications, addUndoneDecisions],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: verificationAbilities,
  setup: partsWith(),
});

/** The same with another resolver, for tests. */
export function companyVerification(resolver: TxtResolver): ServerPlugin {
  return { ...companyVerificationServerPlugin, setup: partsWith(resolver) };
}
