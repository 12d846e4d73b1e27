import { endpoint } from '#core/contract/endpoint.ts';
import type { ApplicationDraft, DraftInput, ListedDraft } from './draft-schemas.ts';

/** The candidate's own draft for a posting; `null` when there is none. */
export const getDraft = endpoint<{ params: { id: string }; reply: { draft: ApplicationDraft | null } }>({
  id: 'applications.draft',
  method: 'GET',
  path: '/jobs/:id/application-draft',
  summary: 'Your unfinished application to a posting.',
});

/** Saves unfinished input. With another version than the stored one, it gets 409 `conflict`. */
export const saveDraft = endpoint<{ params: { id: string }; body: DraftInput; reply: ApplicationDraft }>({
  id: 'applications.save-draft',
  method: 'PUT',
  path: '/jobs/:id/application-draft',
  summary: 'Keep an unfinished application to a posting.',
});

/** Deletes the draft. Without one it does nothing. */
export const deleteDraft = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'applications.delete-draft',
  method: 'DELETE',
  path: '/jobs/:id/application-draft',
  summary: 'Delete your unfinished application to a posting.',
});

/** All drafts of the candidate, the last changed one first. */
export const listDrafts = endpoint<{ reply: { items: ListedDraft[] } }>({
  id: 'applications.list-drafts',
  method: 'GET',
  path: '/applications/drafts',
  summary: 'Your unfinished applications.',
});
