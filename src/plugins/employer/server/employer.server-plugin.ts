import path from 'node:path';
import { type DemoSeed, demoSeed } from '#core/server/app/demo-seed.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { userReferences } from '#plugins/users/contract/user-references.ts';
import { companyDirectory } from '../contract/company-directory.ts';
import { companyReferences } from '../contract/company-references.ts';
import { employerErrors } from '../contract/errors.ts';
import { openJobCounters } from '../contract/open-job-counters.ts';
import { companyHistory } from '../contract/team/company-history.ts';
import { verifiedMark } from '../contract/verified-mark.ts';
import {
  companyCreated,
  companyDeleted,
  companyMemberChanged,
  companyMemberRemoved,
  companyUpdated,
  joinDecided,
} from './audit-actions.ts';
import { Companies } from './companies.ts';
import { CompanyDeletion } from './company-deletion.ts';
import { companyHandlers } from './company-handlers.ts';
import { CompanyList } from './company-list.ts';
import { changedByAdministrator } from './company-notices.ts';
import { companyPicturePurposes } from './company-pictures.ts';
import { countOpenJobs } from './count-open-jobs.ts';
import type { EmployerTables } from './employer-tables.ts';
import { managedHandler } from './managed/managed-handler.ts';
import { ManagedList } from './managed/managed-list.ts';
import { companyUses } from './masters/company-uses.ts';
import { companyKinds } from './masters/master-kinds.ts';
import { createEmployer } from './migrations/0001-create.ts';
import { keepUses } from './migrations/0002-kept-uses.ts';
import { addPartsOfNames } from './migrations/0003-parts-of-names.ts';
import { addFoundCompanies, indexFoundCompanies } from './migrations/0004-found-companies.ts';
import { addTeams } from './migrations/0006-teams.ts';
import { completeProfiles, indexIndustries } from './migrations/0007-complete-profiles.ts';
import { addVerifiedMark, indexVerifiedMark } from './migrations/0008-verified-mark.ts';
import { addLikeness, dropOldIndexes, indexLikeness } from './migrations/0010-similar-companies.ts';
import { addVerificationStates, indexVerificationStates } from './migrations/0013-verification-states.ts';
import { openCompanyPages } from './open/open-company-page.ts';
import { employerPersonalData } from './personal-data.ts';
import { renewWords } from './renew-words.ts';
import { similarHandler } from './similar/similar-handler.ts';
import { createCompanyDirectory } from './sql-company-directory.ts';
import { sqlCompanyHistory } from './team/company-events.ts';
import { endInvitations } from './team/end-invitations.ts';
import { CompanyEventList } from './team/event-list.ts';
import { Invitations } from './team/invitations.ts';
import { JoinRequests } from './team/join-requests.ts';
import { Members } from './team/members.ts';
import type { TeamDependencies } from './team/team-access.ts';
import { teamHandlers } from './team/team-handlers.ts';
import { teamNotices } from './team/team-notices.ts';
import { companyObstacles, ownedCompanies } from './user-facts.ts';
import { createVerifiedMark } from './verified-mark.ts';

/** Companies and their members. */
export const employerServerPlugin = defineServerPlugin({
  id: 'employer',
  summary: 'Companies.',
  requires: ['account', 'users', 'admin-masters'],
  errors: employerErrors,
  duties: ['companies'],
  auditActions: [companyCreated, companyDeleted, companyUpdated, companyMemberChanged, companyMemberRemoved, joinDecided],
  migrations: [
    createEmployer,
    keepUses,
    addPartsOfNames,
    addFoundCompanies,
    indexFoundCompanies,
    addTeams,
    completeProfiles,
    indexIndustries,
    addVerifiedMark,
    indexVerifiedMark,
    addLikeness,
    indexLikeness,
    dropOldIndexes,
    addVerificationStates,
    indexVerificationStates,
  ],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: (actor, allow) => {
    // Administrators with this duty add companies, of which they do not become members, and correct any company.
    if (actor.duties.has('companies')) {
      for (const action of ['create', 'update', 'delete']) allow(action, 'company');
      allow('list', 'managed-company');
      for (const action of ['read', 'update']) allow(action, 'company-team');
      allow('read', 'own-company');
    }
    // Who cares for accounts sees where they belong.
    if (actor.duties.has('users')) allow('read', 'company-team');
    if (actor.role !== 'admin') allow('answer', 'company-invitation');
    if (actor.role !== 'employer') return;
    allow('create', 'company');
    allow('read', 'own-company');
    allow('create', 'company-join-request');
    allow('read', 'company-team', { isMember: true });
    allow('update', 'company', { isOwner: true });
    for (const action of ['update', 'invite']) allow(action, 'company-team', { isOwner: true });
  },
  setup: (kernel) => {
    const db = kernel.db.$extendTables<EmployerTables>();
    const catalogue = kernel.service(masterCatalogue);
    const references = () => kernel.contributions(companyReferences).map(({ value }) => value);
    const counters = () => kernel.contributions(openJobCounters).map(({ value }) => value);
    const companies = new Companies({
      db,
      catalogue,
      files: kernel.files,
      now: kernel.now,
      references,
      raise: kernel.notices.raise,
    });
    const lists = { db, cursorKey: kernel.secrets.keyFor('cursors'), hasJobs: () => counters().length > 0 };
    const list = new CompanyList({ ...lists, catalogue });
    const teams: TeamDependencies = {
      db,
      now: kernel.now,
      raise: kernel.notices.raise,
      history: sqlCompanyHistory,
      readersChanged: async (transaction, companyId) => {
        for (const { readersChanged } of references()) await readersChanged?.(transaction, companyId);
      },
    };
    return {
      pages: openCompanyPages({
        companyForAll: (id) => companies.forAll(id),
        jobCounters: counters,
        publicUrl: kernel.config.publicUrl,
      }),
      handlers: [
        ...companyHandlers(companies, list, new CompanyDeletion({ teams, files: kernel.files, references })),
        managedHandler(new ManagedList({ ...lists, now: kernel.now })),
        similarHandler(db),
        ...teamHandlers({
          members: new Members(teams),
          invitations: new Invitations(teams),
          requests: new JoinRequests(teams),
          events: new CompanyEventList(db, lists.cursorKey),
        }),
      ],
      notices: [changedByAdministrator, ...teamNotices],
      schedules: [countOpenJobs(db, counters), renewWords(db), endInvitations(db, kernel.now)],
      services: [
        provide(companyDirectory, createCompanyDirectory(db)),
        provide(companyHistory, sqlCompanyHistory),
        provide(verifiedMark, createVerifiedMark(references)),
      ],
      contributes: [
        ...companyKinds,
        ...companyUses(db),
        ...companyPicturePurposes(db),
        demoSeed.add('employer.demo-company', 10, demoCompany(companies, kernel.audit)),
        userReferences.add('employer.owned-companies', 10, { facts: ownedCompanies(db), obstacles: companyObstacles }),
        personalData.add(
          'employer.personal-data',
          30,
          employerPersonalData({ db, files: kernel.files, references, history: sqlCompanyHistory, now: kernel.now }),
        ),
      ],
    };
  },
});

/** Creates the company of the demo employer. A second call changes nothing. */
function demoCompany(companies: Companies, audit: RecordAudit): DemoSeed {
  return {
    seed: async ({ employer }) => {
      await companies.create(
        { actor: employer, audit },
        {
          name: 'Demo Company',
          aboutHtml: '<p>This company belongs to the demonstration. It shows what a company says of itself; nobody works here.</p>',
        },
      );
    },
  };
}
