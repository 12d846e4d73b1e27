import type { Screen } from './screen.ts';
import { MISSING } from './states.ts';

/** Screens that belong to no plugin. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  { name: 'not-found', who: 'visitor', route: '*', at: () => `/no/such/${'w'.repeat(200)}/page`, expectedFaults: MISSING },
  // The guard refuses the page, so the page makes no GET.
  { name: 'forbidden', who: 'candidate', route: '/admin/jobs/employer', firstGet: 'not here' },
];
