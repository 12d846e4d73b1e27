import type { Page } from '@playwright/test';
import type { Screen } from '../../../../tests/e2e/screens/screen.ts';
import type { JobSuggestion } from '../contract/search-schemas.ts';

const SEARCH = '/admin/jobs/all';

const NARROWED = 'q=sample&workMode=onsite,remote&employmentType=full_time,part_time,temporary&minSalary=1000&currency=EUR&sort=pay';

const COMPANY = '018f0000-0000-7000-8000-000000000002';

const SUGGESTIONS: readonly JobSuggestion[] = [
  { kind: 'title', text: 'Sample: nurse, night shifts', value: null, count: null },
  { kind: 'company', text: 'Sampling and Weighing of All Goods of the Northern Harbours', value: COMPANY, count: 3 },
  { kind: 'category', text: 'Health care', value: 'health-care', count: 1204 },
  { kind: 'skill', text: 'Sampling', value: '~sampling', count: 1 },
];

/** The states of the search of job postings. */
export const searchScreens: readonly Screen[] = [
  { name: 'search', who: 'candidate', route: SEARCH },
  { name: 'search-empty', who: 'candidate', route: SEARCH, at: () => `${SEARCH}?q=zzzzqqqq` },
  { name: 'search-narrowed', who: 'candidate', route: SEARCH, at: () => `${SEARCH}?${NARROWED}` },
  { name: 'search-filters', who: 'candidate', route: SEARCH, at: () => `${SEARCH}?workMode=remote`, prepare: openFilters },
  { name: 'search-suggestions', who: 'candidate', route: SEARCH, prepare: typeWords },
];

/** Below lg the filters are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  await page.locator('.facets__open, .facets__side').waitFor();
  const open = page.locator('.facets__open');
  if (await open.isVisible()) await open.click();
  await page.locator('.facets input[type=checkbox]:visible').first().waitFor();
}

async function typeWords(page: Page): Promise<void> {
  // What the server suggests depends on the other postings.
  await page.route('**/api/jobs/suggestions*', (route) => route.fulfill({ json: { items: SUGGESTIONS } }));
  await page.locator('input[name=q]').pressSequentially('sam');
  await page.locator('main [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
}
