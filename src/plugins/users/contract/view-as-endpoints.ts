import { endpoint } from '#core/contract/endpoint.ts';
import type { OpenedView } from '#core/contract/view-as.ts';
import type { OwnView, ViewRequest } from './view-as-schemas.ts';

/**
 * Opens a view of 30 minutes: calls with its id in the header `x-trellis-view-as` are answered as for the person, and none can change
 * anything. 409 `users.self`, and `users.not-viewable` for administrators and for suspended users.
 */
export const openView = endpoint<{ body: ViewRequest; reply: OpenedView }>({
  id: 'users.open-view',
  method: 'POST',
  path: '/view-as',
  summary: 'See the site as another person, without changing anything.',
});

/** The latest 100 views of the site as the user, newest first. */
export const listOwnViews = endpoint<{ reply: { readonly items: OwnView[] } }>({
  id: 'users.list-own-views',
  method: 'GET',
  path: '/me/views',
  summary: 'When administrators saw the site as the user.',
});
