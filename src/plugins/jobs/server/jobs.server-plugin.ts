import path from 'node:path';
import type { Transaction } from '#core/contract/transaction.ts';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { masterSources, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { companyReferences } from '#plugins/employer/contract/company-references.ts';
import { openJobCounters } from '#plugins/employer/contract/open-job-counters.ts';
import { placeDirectory } from '#plugins/places/contract/place-directory.ts';
import { crawledPaths } from '#plugins/public/contract/crawled-paths.ts';
import { userReferences } from '#plugins/users/contract/user-references.ts';
import { jobErrors } from '../contract/errors.ts';
import { postingDirectory } from '../contract/posting-directory.ts';
import { postingImports } from '../contract/posting-imports.ts';
import { postingReader } from '../contract/posting-reader.ts';
import { postingReferences } from '../contract/posting-references.ts';
import { applicantsHandler } from './applicants/applicants-handler.ts';
import { draftActions, postingActions, reportActions } from './audit-actions.ts';
import { categorySource } from './categories/category-source.ts';
import { categoryUses } from './categories/category-uses.ts';
import { demoPostings } from './demo-postings.ts';
import { Drafts } from './drafts/drafts.ts';
import { FilledDrafts } from './drafts/filled-drafts.ts';
import { PostingEdits } from './drafts/posting-edits.ts';
import { EventList } from './history/event-list.ts';
import { createPostingImports } from './imported/posting-imports.ts';
import { jobAbilities } from './job-abilities.ts';
import type { JobsTables } from './job-tables.ts';
import { companyAbandoned, hasPostings } from './life-cycle/company-abandoned.ts';
import { endedPostings } from './life-cycle/ended-postings.ts';
import { PausedPostings } from './life-cycle/paused-postings.ts';
import { companyVerified } from './life-cycle/unverified-postings.ts';
import { makeTexts } from './make-texts.ts';
import { EditedPostings } from './managing/edited-postings.ts';
import { countByStatus, countLacking, countOwnDrafts } from './managing/managed-counts.ts';
import { ManagedPostings, type ManagedScope } from './managing/managed-postings.ts';
import { managingHandlers } from './managing/managing-handlers.ts';
import { countOpenApplications } from './managing/open-applications.ts';
import { jobKinds } from './masters/master-kinds.ts';
import { postingUses } from './masters/posting-uses.ts';
import { typedSkills } from './masters/typed-skills.ts';
import { createJobs } from './migrations/0001-create.ts';
import { outdatedWords, wordsVersion } from './migrations/0002-words-version.ts';
import { fewerJoinedWords, joinedWords } from './migrations/0004-fewer-joined-words.ts';
import { keepUses } from './migrations/0006-kept-uses.ts';
import { dueTexts, texts } from './migrations/0007-texts.ts';
import { indexedPlaces, placesOfPostings } from './migrations/0020-places.ts';
import { openImported } from './migrations/0030-open-imported.ts';
import { readings, unreadPostings } from './migrations/0031-readings.ts';
import { countedPlaces } from './migrations/0040-counted-places.ts';
import { PostingMoves } from './moves/posting-moves.ts';
import { endingPostings } from './notices/ending-postings.ts';
import { PostingNews } from './notices/posting-news.ts';
import { postingNotices } from './notices/posting-notices.ts';
import { openPages } from './open/open-pages.ts';
import { openJobCounter } from './open-jobs-of.ts';
import { jobsPersonalData } from './personal-data.ts';
import { PostingPlaces } from './places/posting-places.ts';
import { PostingAccess } from './posting-access.ts';
import { createPostingDirectory } from './posting-directory.ts';
import { postingHandlers } from './posting-handlers.ts';
import { createPostingReader } from './posting-reader.ts';
import { categoriesWithCounts, postingFinder } from './posting-repository.ts';
import { Postings } from './postings.ts';
import { readTexts } from './readings/read-texts.ts';
import { Renames } from './renames/renames.ts';
import { renewWords } from './renew-words.ts';
import { Reports } from './reports/posting-reports.ts';
import { reportHandlers } from './reports/report-handlers.ts';
import { ReportIntake } from './reports/report-intake.ts';
import { reviewRule } from './review-rule.ts';
import { templateHandlers } from './templates/template-handlers.ts';
import { Templates } from './templates/templates.ts';
import { writtenPostings } from './user-facts.ts';

// Counting reads the whole search table. The counts of categories and of states include the postings of an import or another server after this time at the latest.
const COUNTS_MAX_AGE_MS = 60_000;

/** Job postings and their categories. */
export const jobsServerPlugin = defineServerPlugin({
  id: 'jobs',
  summary: 'Job postings and their categories.',
  requires: ['employer', 'account', 'admin-masters', 'places', 'public', 'users'],
  errors: jobErrors,
  duties: ['jobs'],
  migrations: [
    ...[createJobs, wordsVersion, outdatedWords, fewerJoinedWords, joinedWords, keepUses],
    ...[texts, dueTexts, placesOfPostings, indexedPlaces, openImported, readings, unreadPostings, countedPlaces],
  ],
  auditActions: [...Object.values(draftActions), ...Object.values(postingActions), ...Object.values(reportActions)],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: jobAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<JobsTables>();
    const companies = kernel.service(companyDirectory);
    const catalogue = kernel.service(masterCatalogue);
    const keepers = () => kernel.contributions(postingReferences.part('keeper')).map(({ value }) => value);
    const work = () => kernel.contributions(postingReferences.part('work')).map(({ value }) => value);
    const listeners = () => kernel.contributions(postingReferences.part('listener')).map(({ value }) => value);
    const importEnded = async (transaction: Transaction): Promise<void> => {
      for (const { value } of kernel.contributions(postingReferences.part('imports'))) await value.ended(transaction);
    };
    const categories = new TtlCache({ compute: () => categoriesWithCounts(db), maxAgeMs: COUNTS_MAX_AGE_MS, now: kernel.now });
    const allCounts = new TtlCache({
      compute: () => countByStatus(db, { companies: undefined, drafts: 'none' }, kernel.now()),
      maxAgeMs: COUNTS_MAX_AGE_MS,
      now: kernel.now,
    });
    const changed = () => {
      categories.forget();
      allCounts.forget();
    };
    const find = postingFinder(db);
    const access = new PostingAccess({ companies, find });
    const cursorKey = kernel.secrets.keyFor('cursors');
    const { now, config } = kernel;
    const notices = postingNotices(db, now);
    const news = new PostingNews({ notices, raise: kernel.notices.raise, companies });
    const places = new PostingPlaces({ db, companies, directory: kernel.service(placeDirectory) });
    const needs = {
      places,
      news,
      db,
      companies,
      catalogue,
      access,
      find,
      keepers,
      listeners,
      work,
      review: reviewRule(config.jobReview, companies),
      now,
      cursorKey,
      changed,
    };
    const renames = new Renames({ db, companies, queue: kernel.queue });
    const postings = new Postings({ ...needs, categories });
    const managed = new ManagedPostings(needs);
    const paused = new PausedPostings(needs);
    const reports = new Reports(needs);
    const counters = () => kernel.contributions(postingReferences.part('applicants')).map(({ value }) => value);
    const edits = new PostingEdits(needs);
    const managing = {
      companies,
      list: managed,
      countsOf: (scope: Pick<ManagedScope, 'companies' | 'drafts'>) => countByStatus(db, scope, now()),
      allCounts,
      countDrafts: (userId: string) => countOwnDrafts(db, userId),
      countLacking: (scope: Pick<ManagedScope, 'companies' | 'drafts'>) => countLacking(db, scope),
      countReported: () => reports.countPostings(),
      openApplications: (scope: ManagedScope, jobIds: readonly string[]) => countOpenApplications(needs, scope, jobIds),
      drafts: new Drafts(needs),
      edits,
      filled: new FilledDrafts({ access, edits }),
      edited: new EditedPostings(needs),
      moves: new PostingMoves(needs),
      events: new EventList(needs),
    };
    return {
      pages: openPages({ companies, find, now, publicUrl: config.publicUrl }),
      handlers: [
        ...postingHandlers(postings),
        ...managingHandlers(managing),
        applicantsHandler({ postings, counters }),
        ...reportHandlers({ postings, intake: new ReportIntake(needs), reports }),
        ...templateHandlers(new Templates(needs)),
      ],
      works: [renames.companyWork, renames.categoryWork],
      notices: Object.values(notices),
      schedules: [
        endedPostings({ ...needs, importedDays: config.importedExpireDays }),
        endingPostings(needs),
        renewWords(db),
        makeTexts(db, kernel.now),
        places.schedule,
        readTexts(needs),
      ],
      services: [
        provide(postingImports, createPostingImports({ ...needs, importEnded, abilitiesOf: kernel.abilitiesOf })),
        provide(postingDirectory, createPostingDirectory(db, companies, now)),
        provide(postingReader, createPostingReader({ db, companies, postings, now })),
      ],
      contributes: [
        companyReferences.add('jobs.companies', 10, {
          renamed: (...rename) => renames.ofCompany(...rename),
          abandoned: companyAbandoned(needs),
          needs: hasPostings,
          readersChanged: (...change) => paused.readersChanged(...change),
          verified: companyVerified(needs),
        }),
        openJobCounters.add('jobs.open-jobs', 10, openJobCounter(db)),
        personalData.add('jobs.personal-data', 20, jobsPersonalData({ db, companies, keepers, paused })),
        // The calls of the page of a posting for everybody.
        ...['/api/jobs', '/api/companies/', '/api/masters/'].map((value, index) =>
          crawledPaths.add(`jobs.crawled-${index}`, 10 * (index + 1), value),
        ),
        userReferences.add('jobs.postings', 20, { facts: writtenPostings(db), suspension: paused }),
        masterSources.add('jobs.categories', 10, categorySource(db, renames, changed)),
        masterUses.add('jobs.postings', 10, categoryUses(db, renames)),
        ...jobKinds,
        ...postingUses(db),
        typedSkills(db),
        // After the demo company, because the postings belong to it.
        demoSeed.add('jobs.demo-postings', 20, demoPostings({ postings, managed, companies, abilitiesOf: kernel.abilitiesOf })),
      ],
    };
  },
});
