import path from 'node:path';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { postingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import { userReferences } from '#plugins/users/contract/user-references.ts';
import { applicantAccess, applicationDirectory } from '../contract/application-directory.ts';
import { applicationListeners } from '../contract/application-listeners.ts';
import { applicationErrors } from '../contract/errors.ts';
import { applicationAbilities } from './application-abilities.ts';
import { createApplicationDirectory } from './application-directory.ts';
import { applicationHandlers } from './application-handlers.ts';
import { applicationNotices } from './application-notices.ts';
import { appliedPostingIds, hasApplied } from './application-repository.ts';
import type { ApplicationTables } from './application-tables.ts';
import { Applications } from './applications.ts';
import { appliedSoFar } from './applied-so-far.ts';
import { appliedPostings, endedApplications } from './ended-postings.ts';
import { createApplications } from './migrations/0001-create.ts';
import { notifyOfMoves } from './notify-of-moves.ts';
import { applicationsPersonalData } from './personal-data.ts';
import { applicationObstacles, sentApplications } from './user-facts.ts';
import { waitingPostings } from './waiting-applicants.ts';

/** Applications to job postings. */
export const applicationsServerPlugin = defineServerPlugin({
  id: 'applications',
  summary: 'Applications to job postings, and their stages.',
  requires: ['jobs', 'employer', 'account', 'users'],
  errors: applicationErrors,
  migrations: [createApplications],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: applicationAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<ApplicationTables>();
    const companies = kernel.service(companyDirectory);
    const postings = kernel.service(postingDirectory);
    const listeners = () => kernel.contributions(applicationListeners).map(({ value }) => value);
    const cursorKey = kernel.secrets.keyFor('cursors');
    const notices = applicationNotices({ db, postings, now: kernel.now });
    const applications = new Applications({ db, companies, postings, listeners, now: kernel.now, cursorKey });
    return {
      handlers: applicationHandlers(applications),
      notices: [notices.received, notices.withdrawn, notices.stageMoved, notices.closed],
      services: [
        provide(applicationDirectory, createApplicationDirectory({ db, applications, abilitiesOf: kernel.abilitiesOf })),
        provide(applicantAccess, {
          mayView: async (employerId, candidateId) => hasApplied(db, candidateId, await companies.companiesOf(employerId)),
          appliedPostings: appliedPostingIds,
        }),
      ],
      contributes: [
        applicationListeners.add('applications.notices', 10, notifyOfMoves({ notices, raise: kernel.notices.raise, companies })),
        postingReferences.add('applications.postings', 10, {
          keeper: appliedPostings(db),
          listener: endedApplications(db, listeners),
          work: waitingPostings(db),
          applicants: appliedSoFar(db),
        }),
        userReferences.add('applications.sent', 30, { facts: sentApplications(db), obstacles: applicationObstacles }),
        // Before the postings, because applications refer to them.
        personalData.add('applications.personal-data', 15, applicationsPersonalData(db, companies)),
      ],
    };
  },
});
