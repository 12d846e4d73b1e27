import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { rowMarks } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingPanels } from '#plugins/jobs/contract/posting-parts.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  // Before the date of an application.
  contribute(rowMarks, { id: 'matching.match', order: 5, value: { load: () => import('./search/match-mark.tsx') } }),
  contribute(postingPanels, {
    id: 'matching.match',
    order: 10,
    value: { place: 'text', ability: { subject: 'job-match', action: 'read' }, load: () => import('./posting/MatchPanel.tsx') },
  }),
];
