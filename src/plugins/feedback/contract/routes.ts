import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `feedback` (specification section 2). */
export const feedbackRoutes = {
  submit: routeRef('feedback.submit', '/submit-feedback'),
  /** What waits, and the figures. For administrators with the duty. */
  overview: routeRef('feedback.overview', '/admin/feedbacks'),
  /** Gives feedback. The query `id` opens one item instead. */
  form: routeRef('feedback.form', '/admin/feedbacks/form'),
  /** The user's own feedback. Administrators with the duty see all, and their own with the query `mine=1`. */
  list: routeRef('feedback.list', '/admin/feedbacks/list'),
};
