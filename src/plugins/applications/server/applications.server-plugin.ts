import path from 'node:path';
import { filePurposes, fileUses } from '#core/server/files/file-purposes.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { postingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { postingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import { userReferences } from '#plugins/users/contract/user-references.ts';
import { applicantAccess, applicationDirectory } from '../contract/application-directory.ts';
import { applicationListeners } from '../contract/application-listeners.ts';
import { applicationErrors } from '../contract/errors.ts';
import { answerPurpose, SENT_USE } from '../contract/file-purposes.ts';
import { frozenParts } from '../contract/frozen-parts.ts';
import { applicationAbilities } from './application-abilities.ts';
import { createApplicationDirectory } from './application-directory.ts';
import { applicationHandlers } from './application-handlers.ts';
import { applicationNotices } from './application-notices.ts';
import { ApplicationReader } from './application-reader.ts';
import { appliedPostingIds } from './application-repository.ts';
import type { ApplicationTables } from './application-tables.ts';
import { Applications } from './applications.ts';
import { appliedSoFar } from './applied-so-far.ts';
import { Answering } from './applying/answering.ts';
import { applyingHandlers } from './applying/applying-handlers.ts';
import { Copies } from './applying/copies.ts';
import { draftSweep } from './applying/draft-life.ts';
import { Drafts } from './applying/drafts.ts';
import { earlierCopies } from './applying/earlier-copies.ts';
import { followedPostings } from './applying/followed-postings.ts';
import { ownParts } from './applying/own-parts.ts';
import { PostingTerms } from './applying/posting-terms.ts';
import { Sending } from './applying/sending.ts';
import { appliedPostings, endedApplications } from './ended-postings.ts';
import { createApplications } from './migrations/0001-create.ts';
import { addApplying } from './migrations/0002-applying.ts';
import { addFurthest } from './migrations/0003-furthest.ts';
import { keepApplicationCounts } from './migrations/0004-kept-counts.ts';
import { addApplicationSearch } from './migrations/0005-search.ts';
import { addNotes } from './migrations/0006-notes.ts';
import { ApplicationNotes } from './notes/application-notes.ts';
import { noteHandlers } from './notes/note-handlers.ts';
import { notifyOfMoves } from './notify-of-moves.ts';
import { applicationsPersonalData } from './personal-data.ts';
import { reindexApplications } from './search/reindex-command.ts';
import { renewSearch } from './search/renew-search.ts';
import { SearchRows } from './search/search-rows.ts';
import { applicationObstacles, sentApplications } from './user-facts.ts';
import { waitingPostings } from './waiting-applicants.ts';

/** Applications to job postings. */
export const applicationsServerPlugin = defineServerPlugin({
  id: 'applications',
  summary: 'Applications to job postings, and their stages.',
  requires: ['jobs', 'employer', 'account', 'users'],
  errors: applicationErrors,
  commands: [reindexApplications],
  migrations: [createApplications, addApplying, addFurthest, keepApplicationCounts, addApplicationSearch, addNotes],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: applicationAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<ApplicationTables>();
    const companies = kernel.service(companyDirectory);
    const postings = kernel.service(postingDirectory);
    const listeners = () => kernel.contributions(applicationListeners).map(({ value }) => value);
    const cursorKey = kernel.secrets.keyFor('cursors');
    const { files, now } = kernel;
    const notices = applicationNotices({ db, postings, now });
    const reader = new ApplicationReader({ db, postings, now });
    const applications = new Applications({ db, companies, postings, listeners, reader, now, cursorKey });
    const parts = () => kernel.contributions(frozenParts).map(({ value }) => value);
    const copies = new Copies({ db, companies, files, parts });
    const searchRows = new SearchRows({ files, parts });
    return {
      handlers: [
        ...applicationHandlers(applications),
        ...noteHandlers(new ApplicationNotes({ db, companies, now })),
        ...applyingHandlers({
          applications,
          copies,
          terms: new PostingTerms({ db, companies, postings, reader: kernel.service(postingReader) }),
          drafts: new Drafts({ db, postings, files, parts, now }),
          sending: new Sending({ db, postings, reader, copies, searchRows, files, parts, listeners, now }),
          answering: new Answering({ db, companies, postings, reader, listeners, now }),
        }),
      ],
      schedules: [draftSweep({ db, postings, files, now }), earlierCopies(db, copies), renewSearch(db, searchRows)],
      notices: [notices.received, notices.withdrawn, notices.answerAsked, notices.stageMoved, notices.closed],
      services: [
        provide(applicationDirectory, createApplicationDirectory({ db, applications, abilitiesOf: kernel.abilitiesOf })),
        provide(applicantAccess, {
          appliedPostings: appliedPostingIds,
        }),
      ],
      contributes: [
        ...ownParts(postings),
        filePurposes.add('applications.answer', 50, {
          purpose: answerPurpose,
          mayKeep: async (actor, owner) => actor.role === 'candidate' && owner.kind === 'user' && owner.id === actor.userId,
        }),
        fileUses.add('applications.sent', 50, {
          use: SENT_USE,
          mayRead: (actor, { useId }) => copies.mayReadFiles(actor, useId),
          textRead: (transaction, id) => searchRows.write(transaction, id),
        }),
        applicationListeners.add('applications.notices', 10, notifyOfMoves({ notices, raise: kernel.notices.raise, companies })),
        postingReferences.add('applications.postings', 10, {
          keeper: appliedPostings(db),
          listener: { ...endedApplications(db, listeners), ...followedPostings(postings) },
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
