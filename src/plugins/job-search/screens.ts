import type { Screen } from '#tests/e2e/screens/screen.ts';
import { savedScreens } from './e2e/saved-screens.ts';
import { searchScreens } from './e2e/search-screens.ts';

/** Searching job postings, and what users save of it. */
export const screens: readonly Screen[] = [{ name: 'open-search', who: 'visitor', route: '/jobs' }, ...searchScreens, ...savedScreens];
