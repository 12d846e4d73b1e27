import { endpoint } from '#core/contract/endpoint.ts';
import type { AllRows, Page } from '#core/contract/paging.ts';
import type { ApplicationStage, Standing } from './application.ts';
import type { ApplicationInput } from './applying/application-input-schemas.ts';
import type {
  ApplicantCount,
  Application,
  ApplicationDetail,
  OwnCounts,
  StageChange,
  StageChangeResult,
  StageChanges,
  StageCount,
  WaitingApplicants,
} from './schemas.ts';

/**
 * Applies to a published posting. A second application at the same time gets 409 `applications.already-applied`, a further one too early or too
 * often `applications.too-soon` or `applications.attempts-used`.
 */
export const applyToJob = endpoint<{ params: { id: string }; body: ApplicationInput; reply: Application }>({
  id: 'applications.apply',
  method: 'POST',
  path: '/jobs/:id/applications',
  summary: 'Apply to a job posting.',
});

/** Filters of a list of applications. A missing filter matches all applications. */
export interface ApplicationsQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly jobId?: string | undefined;
  readonly candidateId?: string | undefined;
  readonly stage?: ApplicationStage | undefined;
  /** Only for a candidate's own applications. */
  readonly standing?: Standing | undefined;
  /**
   * Each word must be in the candidate's name, email address or message. For withdrawn applications, only the name counts. In a candidate's own
   * applications, the words are looked for in the title and the company.
   */
  readonly q?: string | undefined;
}

/** A candidate's own applications, or the applications to the postings of an employer's companies. Newest first. */
export const listApplications = endpoint<{
  query: ApplicationsQuery;
  reply: Page<Application>;
}>({
  id: 'applications.list',
  method: 'GET',
  path: '/applications',
  summary: 'Your applications, or the applications to your postings.',
});

/** The applications of {@link listApplications} in one response, so that all of them can be selected. */
export const listAllApplications = endpoint<{ query: Omit<ApplicationsQuery, 'limit' | 'cursor'>; reply: AllRows<Application> }>({
  id: 'applications.list-all',
  method: 'GET',
  path: '/applications/all',
  summary: 'All applications of a list.',
});

/** The applications to one posting counted by stage, all stages in the order of a usual course. */
export const countApplications = endpoint<{ params: { id: string }; query: { q?: string | undefined }; reply: { stages: StageCount[] } }>({
  id: 'applications.count-stages',
  method: 'GET',
  path: '/jobs/:id/applications/counts',
  summary: 'How many applications to a posting stand in each stage, and how far they came.',
});

/** The number of a candidate's own active applications. */
export const countMyApplications = endpoint<{ reply: { count: number } }>({
  id: 'applications.count-own',
  method: 'GET',
  path: '/applications/under-way/count',
  summary: 'How many of your applications are under way.',
});

/** The number of applications to the postings of an employer's companies that are still in the stage `submitted`. */
export const countNewApplicants = endpoint<{ reply: { count: number } }>({
  id: 'applications.count-new',
  method: 'GET',
  path: '/applications/new/count',
  summary: 'How many new applications to your postings wait for a first look.',
});

/** The applications to the postings of an employer's companies that are still in the stage `submitted`, over all postings. */
export const listWaitingApplicants = endpoint<{ reply: WaitingApplicants }>({
  id: 'applications.list-waiting',
  method: 'GET',
  path: '/applications/new/by-posting',
  summary: 'Which of your postings have the most new applications.',
});

/** The number of applicants for each of the given postings. It is 0 for postings of companies that the user does not belong to. */
export const countApplicants = endpoint<{ query: { jobIds: string }; reply: { items: ApplicantCount[] } }>({
  id: 'applications.count-applicants',
  method: 'GET',
  path: '/applications/by-posting/count',
  summary: 'How many have applied to each of your postings, by their ids.',
});

export const getApplication = endpoint<{ params: { id: string }; reply: ApplicationDetail }>({
  id: 'applications.get',
  method: 'GET',
  path: '/applications/:id',
  summary: 'One application with its history.',
});

/** Moves an application; 409 `applications.move-not-allowed` or `conflict`. */
export const moveApplication = endpoint<{ params: { id: string }; body: StageChange; reply: ApplicationDetail }>({
  id: 'applications.move',
  method: 'PATCH',
  path: '/applications/:id',
  summary: 'Move an application to another stage, or withdraw it.',
});

/** Moves up to 100 applications, one after another. Each has a result of its own. */
export const moveApplications = endpoint<{ body: StageChanges; reply: { items: StageChangeResult[] } }>({
  id: 'applications.move-several',
  method: 'POST',
  path: '/applications/moves',
  summary: 'Move several applications to another stage.',
});

/** The candidate's own applications that have the words, counted for the filters of the list. */
export const countOwnApplications = endpoint<{ query: { q?: string | undefined }; reply: OwnCounts }>({
  id: 'applications.count-standings',
  method: 'GET',
  path: '/applications/own/counts',
  summary: 'How many of your applications are active, late and ended.',
});

/** A member of the company has opened the application. Only the first time counts, and it moves nothing. */
export const openApplication = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'applications.opened',
  method: 'POST',
  path: '/applications/:id/opened',
  summary: 'Say that you have opened an application.',
});

/** The candidate asks for an answer, once. 409 `applications.nudge-early`, `applications.nudged` or `applications.move-not-allowed`. */
export const askForAnswer = endpoint<{ params: { id: string }; reply: ApplicationDetail }>({
  id: 'applications.ask',
  method: 'POST',
  path: '/applications/:id/nudge',
  summary: 'Ask the employer for an answer to your application.',
});
