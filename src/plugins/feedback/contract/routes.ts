import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `feedback` (specification section 2). */
export const feedbackRoutes = {
  submit: routeRef('feedback.submit', '/submit-feedback'),
};
