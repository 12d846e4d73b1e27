import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  contribute(postingParts, {
    id: 'matching.match',
    // The mark stands before the date of an application.
    order: 5,
    value: {
      mark: { load: () => import('./search/match-mark.tsx') },
      panel: { place: 'text', ability: { subject: 'job-match', action: 'read' }, load: () => import('./posting/MatchPanel.tsx') },
    },
  }),
];
