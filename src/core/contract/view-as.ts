import { endpoint } from './endpoint.ts';

/** The header with the id of a view: an administrator sees the site as another person, and nothing can be changed. */
export const VIEW_AS_HEADER = 'x-trellis-view-as';

/** The code of the answer to a call with the id of a view that is not open. The client then leaves the view. */
export const VIEW_ENDED = 'view-as.ended';

/** A view that has just been opened. */
export interface OpenedView {
  readonly id: string;
  readonly endsAt: string;
  /** The person as whom the site is seen. */
  readonly user: { readonly id: string; readonly name: string };
}

/** Ends a view. The plugin that keeps the views answers it. Send it without the header of the view. Ending an ended view succeeds. */
export const endView = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'core.end-view',
  method: 'DELETE',
  path: '/view-as/:id',
  summary: 'End a view.',
});
