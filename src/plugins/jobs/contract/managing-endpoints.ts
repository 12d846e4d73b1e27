import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { DeletionResult, DraftInput, FilledTemplate, PostingEdit } from './managing.ts';
import type {
  DraftsFill,
  EditedPosting,
  LackingCount,
  MoveResult,
  PostingEvent,
  PostingMoveInput,
  PostingMovesInput,
  PostingTemplate,
  StatusCount,
  TemplateInput,
} from './managing-schemas.ts';
import type { ManagedJob } from './reply-schemas.ts';

/**
 * How many of these postings are in each state, all states in the order of a usual course. `reported` is the number of postings with open
 * reports; only administrators get it. `lacking` is what the drafts lack; only members of companies get it.
 */
export const countManagedJobs = endpoint<{
  reply: { items: StatusCount[]; reported?: number | undefined; lacking?: LackingCount[] | undefined };
}>({
  id: 'jobs.count-managed',
  method: 'GET',
  path: '/jobs/managed/counts',
  summary: 'How many of these postings are in each state.',
});

/**
 * How many applications end when these postings are closed or removed. The query has up to 100 ids, separated by commas. Postings of others
 * count as if they had no applications.
 */
export const countOpenApplications = endpoint<{ query: { jobIds: string }; reply: { count: number } }>({
  id: 'jobs.count-open-applications',
  method: 'GET',
  path: '/jobs/managed/open-applications',
  summary: 'How many applications end with these postings.',
});

/**
 * Creates a draft of the caller's company, or of any company for administrators with the duty `jobs`. It takes any text within the length
 * limits. 409 `jobs.drafts-full` when the company has 200.
 */
export const createDraft = endpoint<{ body: DraftInput; reply: EditedPosting }>({
  id: 'jobs.create-draft',
  method: 'POST',
  path: '/jobs/drafts',
  summary: 'Begin a job posting as a draft.',
});

/** A posting with all fields for its form, and what publishing still needs. Administrators get those that they have begun. */
export const getEditedJob = endpoint<{ params: { id: string }; reply: EditedPosting }>({
  id: 'jobs.get-edited',
  method: 'GET',
  path: '/jobs/:id/edit',
  summary: 'A posting of your company with all its fields.',
});

/**
 * Changes the given fields. A draft takes any text within the length limits; every other posting must stay complete. 409 `conflict` when
 * another user has changed it, and 409 `jobs.not-editable` after its end.
 */
export const editJob = endpoint<{ params: { id: string }; body: PostingEdit; reply: EditedPosting }>({
  id: 'jobs.edit',
  method: 'PATCH',
  path: '/jobs/:id',
  summary: 'Change a posting of your company.',
});

/** Deletes a draft; 409 `jobs.not-a-draft` for every other posting. */
export const deleteDraft = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'jobs.delete-draft',
  method: 'DELETE',
  path: '/jobs/:id',
  summary: 'Delete a draft of your company.',
});

/** Deletes up to 100 drafts, one after another. Each has a result of its own. */
export const deleteDrafts = endpoint<{ body: { items: { id: string; version: number }[] }; reply: { items: DeletionResult[] } }>({
  id: 'jobs.delete-drafts',
  method: 'POST',
  path: '/jobs/drafts/deletions',
  summary: 'Delete several drafts of your companies.',
});

/**
 * Fills in fields of up to 100 drafts, one after another. Each has a result of its own. A field with a value keeps it unless `replaces` says
 * otherwise. A draft in which nothing changes keeps its version.
 */
export const fillDrafts = endpoint<{ body: DraftsFill; reply: { items: MoveResult[] } }>({
  id: 'jobs.fill-drafts',
  method: 'POST',
  path: '/jobs/drafts/values',
  summary: 'Fill in fields of several drafts of your companies.',
});

/** Moves a posting to another state, or renews it. 409 `conflict`, `jobs.move-not-allowed` or `jobs.renewals-used`. */
export const moveJob = endpoint<{ params: { id: string }; body: PostingMoveInput; reply: ManagedJob }>({
  id: 'jobs.move',
  method: 'POST',
  path: '/jobs/:id/moves',
  summary: 'Publish, pause, renew or close a posting, or review it.',
});

/** Moves up to 100 postings, one after another. Each has a result of its own. */
export const moveJobs = endpoint<{ body: PostingMovesInput; reply: { items: MoveResult[] } }>({
  id: 'jobs.move-several',
  method: 'POST',
  path: '/jobs/moves',
  summary: 'Move several postings to another state.',
});

/** Copies a posting of the user's company to a new draft. 409 `jobs.drafts-full` when the company has 200. */
export const copyJob = endpoint<{ params: { id: string }; reply: EditedPosting }>({
  id: 'jobs.copy',
  method: 'POST',
  path: '/jobs/:id/copies',
  summary: 'Copy a posting of your company to a new draft.',
});

/** Copies up to 100 postings, one after another. Each result has the id of the original and the new draft. */
export const copyJobs = endpoint<{ body: { ids: string[] }; reply: { items: MoveResult[] } }>({
  id: 'jobs.copy-several',
  method: 'POST',
  path: '/jobs/copies',
  summary: 'Copy several postings of your companies to new drafts.',
});

/** The history of a posting, newest first, for members of its company and administrators with the duty `jobs`. */
export const listJobEvents = endpoint<{
  params: { id: string };
  query: { limit: number; cursor?: string | undefined };
  reply: Page<PostingEvent>;
}>({
  id: 'jobs.list-events',
  method: 'GET',
  path: '/jobs/:id/events',
  summary: 'The history of a posting.',
});

/** The templates of the user's companies, by name, without their fields. */
export const listTemplates = endpoint<{ reply: { items: PostingTemplate[] } }>({
  id: 'jobs.list-templates',
  method: 'GET',
  path: '/jobs/templates',
  summary: 'The templates of your companies for job postings.',
});

export const getTemplate = endpoint<{ params: { id: string }; reply: FilledTemplate }>({
  id: 'jobs.get-template',
  method: 'GET',
  path: '/jobs/templates/:id',
  summary: 'A template with its fields.',
});

/** Adds a template; 409 `jobs.templates-full` when the company has 50. */
export const createTemplate = endpoint<{ body: TemplateInput; reply: PostingTemplate }>({
  id: 'jobs.create-template',
  method: 'POST',
  path: '/jobs/templates',
  summary: 'Keep fields as a template for job postings.',
});

export const deleteTemplate = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'jobs.delete-template',
  method: 'DELETE',
  path: '/jobs/templates/:id',
  summary: 'Delete a template of your company.',
});
