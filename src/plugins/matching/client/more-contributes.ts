import type { Contribution } from '#core/contract/extension-point.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  postingParts.add(
    'matching.match',
    // The mark stands before the date of an application.
    5,
    {
      mark: { load: () => import('./search/match-mark.tsx') },
      panel: { place: 'text', ability: { subject: 'job-match', action: 'read' }, load: () => import('./posting/MatchPanel.tsx') },
    },
  ),
];
