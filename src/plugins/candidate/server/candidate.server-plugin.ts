import path from 'node:path';
import { meParts } from '#core/server/plugin/me-parts.ts';
import { reindexCommand } from '#core/server/plugin/reindex-command.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { applicantAccess } from '#plugins/applications/contract/application-directory.ts';
import { applicationListeners } from '#plugins/applications/contract/application-listeners.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { postingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import { userReferences } from '#plugins/users/contract/user-references.ts';
import { candidateVisibility } from '../contract/candidate-visibility.ts';
import { candidateErrors } from '../contract/errors.ts';
import { profileDirectory } from '../contract/profile-directory.ts';
import { candidateAbilities } from './candidate-abilities.ts';
import { candidateFiles } from './candidate-files.ts';
import { candidateHandlers } from './candidate-handlers.ts';
import { CandidateList } from './candidate-list.ts';
import { candidatePhotos } from './candidate-photos.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { contactActions } from './contacts/contact-actions.ts';
import { ProfileViews } from './contacts/profile-views.ts';
import { CandidateSearch } from './finding/candidate-search.ts';
import { findingHandlers } from './finding/finding-handlers.ts';
import { answeredByApplying } from './invitations/answered-by-applying.ts';
import { invitationHandlers } from './invitations/invitation-handlers.ts';
import { invitationNotices } from './invitations/invitation-notices.ts';
import { invitedPostings } from './invitations/invited-postings.ts';
import { ReceivedInvitations } from './invitations/received-invitations.ts';
import { SentInvitations } from './invitations/sent-invitations.ts';
import { profileUses, typedTexts } from './master-uses.ts';
import { createCandidate } from './migrations/0001-create.ts';
import { wordsVersion } from './migrations/0002-words-version.ts';
import { keepUses } from './migrations/0003-kept-uses.ts';
import { candidatePersonalData } from './personal-data.ts';
import { previewHandlers } from './preview-handlers.ts';
import { createProfileDirectory } from './profile-directory.ts';
import { profileHandlers } from './profile-handlers.ts';
import { renewSearch } from './search/reindex.ts';
import { sentParts } from './sent-parts.ts';
import { filledSections } from './user-facts.ts';
import { Openings } from './visibility/openings.ts';
import { Visibility } from './visibility/visibility.ts';

const reindexCandidates = reindexCommand({
  name: 'candidates-reindex',
  summary: 'Makes the search of candidates anew from their profiles.',
  what: 'profiles of candidates',
  load: async () => {
    const { reindexAll } = await import('./search/reindex.ts');
    return ({ db }, options) => reindexAll(db.$extendTables<CandidateTables>(), options);
  },
});

/** Stores and serves the profiles of candidates. */
export const candidateServerPlugin = defineServerPlugin({
  id: 'candidate',
  summary: 'Profiles of candidates.',
  requires: ['jobs', 'applications', 'account', 'users', 'admin-masters', 'employer'],
  errors: candidateErrors,
  duties: ['candidates'],
  migrations: [createCandidate, wordsVersion, keepUses],
  auditActions: contactActions,
  commands: [reindexCandidates],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: candidateAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<CandidateTables>();
    const store = { db, files: kernel.files, log: kernel.log };
    const [applicants, companies] = [kernel.service(applicantAccess), kernel.service(companyDirectory)];
    const openings = new Openings(db, kernel.now);
    const visibility = new Visibility({ db, applicants, companies, openings });
    const views = new ProfileViews({ db, companies, now: kernel.now });
    const catalogue = kernel.service(masterCatalogue);
    const cursorKey = kernel.secrets.keyFor('cursors');
    const postings = kernel.service(postingDirectory);
    const notices = invitationNotices({ db, postings });
    const telling = { notices, raise: kernel.notices.raise, companies };
    const invitations = { db, applicants, visibility, postings, now: kernel.now, cursorKey, ...telling };
    return {
      handlers: [
        ...profileHandlers({ ...store, catalogue, now: kernel.now }),
        ...candidateHandlers({ ...store, visibility, views, openings, list: new CandidateList(db, cursorKey) }),
        ...findingHandlers(new CandidateSearch({ db, visibility, catalogue, cursorKey, now: kernel.now })),
        ...previewHandlers({ ...store, views }),
        ...invitationHandlers({ sent: new SentInvitations(invitations), received: new ReceivedInvitations(invitations) }),
      ],
      notices: Object.values(notices),
      schedules: [views.purging(), renewSearch(db)],
      services: [provide(profileDirectory, createProfileDirectory(db)), provide(candidateVisibility, visibility)],
      contributes: [
        ...profileUses(db),
        ...typedTexts(db),
        ...sentParts(kernel.files),
        ...candidateFiles({ db, visibility, abilitiesOf: kernel.abilitiesOf }),
        meParts.add('candidate.photo', 10, candidatePhotos(db)),
        applicationListeners.add('candidate.invitations', 20, answeredByApplying(kernel.now)),
        postingReferences.add('candidate.invited-postings', 30, { keeper: invitedPostings }),
        userReferences.add('candidate.sections', 40, { facts: filledSections(db) }),
        personalData.add('candidate.personal-data', 10, candidatePersonalData(db)),
      ],
    };
  },
});
