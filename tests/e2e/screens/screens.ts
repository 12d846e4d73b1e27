import type { Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { IDENTITY_SCREENS } from './identity-screens.ts';
import { failAtPush, offerPush } from './push-states.ts';
import type { Role, World } from './world.ts';

/** A screen that is looked at in every combination. */
export interface Screen {
  readonly name: string;
  readonly who: Role | 'visitor';
  /** The route's path as the plugin declares it; an architecture test holds this list against the routes that exist. */
  readonly route: string;
  /** Where it is opened; the route itself when absent. */
  readonly at?: (world: World) => string;
  /** Brings the opened page into the state that is meant. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Console errors that belong to the state, for example the 404 that is asked for. */
  readonly expectedFaults?: RegExp;
}

// What the browser and the client say of an answer of 404.
const MISSING = /404|failed ApiError/;

const GALLERY_PARTS = ['list', 'ledger', 'facets', 'fields', 'signs', 'dialogs', 'states'];

const CATEGORIES = '/admin/settings/masters/job-categories';

/** Every screen there is, and the states that differ most. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', who: 'visitor', route: '/', prepare: readOn },
  { name: 'landing-found', who: 'visitor', route: '/', prepare: (page) => typeWords(page, 'cym') },
  { name: 'landing-nothing', who: 'visitor', route: '/', prepare: (page) => typeWords(page, 'w'.repeat(400)) },
  { name: 'home', who: 'visitor', route: '/home' },
  { name: 'welcome', who: 'visitor', route: '/welcome' },
  { name: 'privacy', who: 'visitor', route: '/privacy-policy' },
  { name: 'terms', who: 'visitor', route: '/term-of-service' },
  { name: 'sign-in', who: 'visitor', route: '/login' },
  { name: 'sign-in-sent', who: 'visitor', route: '/login', at: () => '/login?next=%2Fadmin%2Faccount' },
  { name: 'sign-in-errors', who: 'visitor', route: '/login', prepare: submitEmpty },
  { name: 'sign-up', who: 'visitor', route: '/signup' },
  { name: 'sign-up-errors', who: 'visitor', route: '/signup', prepare: submitEmpty },
  { name: 'feedback', who: 'visitor', route: '/submit-feedback' },
  { name: 'feedback-errors', who: 'visitor', route: '/submit-feedback', prepare: submitEmpty },
  { name: 'feedback-sent', who: 'visitor', route: '/submit-feedback', prepare: sendFeedback },
  { name: 'feedback-refused', who: 'visitor', route: '/submit-feedback', prepare: sendTooMuch, expectedFaults: /429|failed ApiError/ },
  { name: 'check-auth', who: 'visitor', route: '/check-auth' },
  ...IDENTITY_SCREENS,
  { name: 'not-found', who: 'visitor', route: '*', at: () => `/no/such/${'w'.repeat(200)}/page`, expectedFaults: MISSING },
  { name: 'choose-role', who: 'newcomer', route: '/admin/profile/choose-role' },

  { name: 'candidate-dashboard', who: 'candidate', route: '/admin/dashboard/dashboard-candidate' },
  { name: 'own-dashboard', who: 'candidate', route: '/admin/dashboard' },
  { name: 'jobs-hub', who: 'candidate', route: '/admin/jobs' },
  { name: 'search', who: 'candidate', route: '/admin/jobs/all' },
  { name: 'search-empty', who: 'candidate', route: '/admin/jobs/all', at: () => '/admin/jobs/all?q=zzzzqqqq' },
  { name: 'job', who: 'candidate', route: '/admin/jobs/all/:id', at: ({ quietJobId }) => `/admin/jobs/all/${quietJobId}` },
  { name: 'job-applied', who: 'candidate', route: '/admin/jobs/all/:id', at: ({ jobId }) => `/admin/jobs/all/${jobId}` },
  {
    name: 'job-missing',
    who: 'candidate',
    route: '/admin/jobs/all/:id',
    at: ({ applicationId }) => `/admin/jobs/all/${applicationId}`,
    expectedFaults: MISSING,
  },
  { name: 'applied', who: 'candidate', route: '/admin/jobs/applied' },
  {
    name: 'application',
    who: 'candidate',
    route: '/admin/jobs/applied/:id',
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
  },
  { name: 'companies', who: 'candidate', route: '/admin/companies' },
  { name: 'company', who: 'candidate', route: '/admin/companies/view', at: ({ companyId }) => `/admin/companies/view?id=${companyId}` },
  { name: 'candidate-profile', who: 'candidate', route: '/admin/profile/candidate' },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `candidate-wizard-${index + 1}`,
    who: 'candidate' as const,
    route: `/admin/profile/candidate/${index + 1}`,
  })),
  { name: 'candidate-wizard-editor', who: 'candidate', route: '/admin/profile/candidate/4', prepare: editSecond },
  { name: 'candidate-wizard-blank', who: 'beginner', route: '/admin/profile/candidate/1', prepare: submitEmpty },
  { name: 'candidate-wizard-missing', who: 'beginner', route: '/admin/profile/candidate/10' },
  { name: 'candidate-profile-blank', who: 'beginner', route: '/admin/profile/candidate' },
  { name: 'own-profile', who: 'candidate', route: '/admin/profile' },
  ...ACCOUNT_SCREENS,
  { name: 'account-push', who: 'candidate', route: '/admin/account', prepare: offerPush },
  {
    name: 'account-push-failed',
    who: 'candidate',
    route: '/admin/account',
    prepare: failAtPush,
    expectedFaults: /404|service worker|push token|Push API/,
  },
  { name: 'privacy-inside', who: 'candidate', route: '/admin/privacy-policy' },
  { name: 'terms-inside', who: 'candidate', route: '/admin/term-of-service' },
  { name: 'forbidden', who: 'candidate', route: '/admin/jobs/employer' },

  { name: 'employer-dashboard', who: 'employer', route: '/admin/dashboard/dashboard-employer' },
  { name: 'managed', who: 'employer', route: '/admin/jobs/employer' },
  { name: 'job-form', who: 'employer', route: '/admin/jobs/employer/form' },
  { name: 'job-form-errors', who: 'employer', route: '/admin/jobs/employer/form', prepare: submitEmpty },
  { name: 'applicants', who: 'employer', route: '/admin/jobs/employer/:jobId', at: ({ jobId }) => `/admin/jobs/employer/${jobId}` },
  {
    name: 'applicants-none',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId',
    at: ({ quietJobId }) => `/admin/jobs/employer/${quietJobId}`,
  },
  {
    name: 'applicant',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId/:userId',
    at: ({ jobId, candidateId }) => `/admin/jobs/employer/${jobId}/${candidateId}`,
  },
  { name: 'company-form', who: 'employer', route: '/admin/companies/form' },
  { name: 'employer-profile', who: 'employer', route: '/admin/profile/employer' },
  {
    name: 'company-change',
    who: 'employer',
    route: '/admin/companies/form',
    at: ({ companyId }) => `/admin/companies/form?id=${companyId}`,
  },
  { name: 'employer-wizard', who: 'employer', route: '/admin/profile/employer/1' },
  { name: 'employer-wizard-2', who: 'employer', route: '/admin/profile/employer/2' },
  { name: 'employer-wizard-3', who: 'employer', route: '/admin/profile/employer/3' },
  { name: 'company-step', who: 'employer', route: '/admin/profile/company/1' },
  { name: 'company-step-visitor', who: 'visitor', route: '/admin/profile/company/1' },

  { name: 'admin-dashboard', who: 'admin', route: '/admin/dashboard/dashboard-admin' },
  { name: 'masters', who: 'admin', route: '/admin/settings/masters' },
  { name: 'master-rows', who: 'admin', route: '/admin/settings/masters/:entity', at: () => CATEGORIES },
  { name: 'master-rows-none', who: 'admin', route: '/admin/settings/masters/:entity', at: () => `${CATEGORIES}?q=zzzzqqqq` },
  { name: 'master-form', who: 'admin', route: '/admin/settings/masters/:entity/form', at: () => `${CATEGORIES}/form?code=engineering` },
  {
    name: 'master-form-errors',
    who: 'admin',
    route: '/admin/settings/masters/:entity/form',
    at: () => `${CATEGORIES}/form`,
    prepare: submitEmpty,
  },
  {
    name: 'master-access',
    who: 'admin',
    route: '/admin/settings/masters/:entity/form-rbac',
    at: () => `${CATEGORIES}/form-rbac`,
    prepare: changeAccess,
  },
  {
    name: 'master-access-visitor',
    who: 'visitor',
    route: '/admin/settings/masters/:entity/form-rbac',
    at: () => `${CATEGORIES}/form-rbac`,
  },
  { name: 'inbox', who: 'visitor', route: '/dev/inbox', prepare: askForMessages },
  { name: 'inbox-none', who: 'visitor', route: '/dev/inbox', at: () => '/dev/inbox?to=nobody', prepare: askForMessages },
  ...GALLERY_PARTS.map((part) => ({
    name: `workbench-${part}`,
    who: 'visitor' as const,
    route: '/dev/ui',
    at: () => `/dev/ui?part=${part}&rows=nasty`,
  })),
];

/** Routes that are left as soon as they are opened; there is nothing to look at. */
export const PASSING_ROUTES: readonly string[] = ['/admin/account/signout'];

/** What is below the first view is fetched when somebody comes to it. */
async function readOn(page: Page): Promise<void> {
  await page.locator('.chapters').scrollIntoViewIfNeeded();
  await page.locator('#employers').waitFor();
  await page.waitForLoadState('networkidle');
  // Back to the top, where every screen is looked at: the bar would lie half over whatever link it happens to stand on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

/** Stubbed, since the server takes a few in an hour and this is looked at more often. */
async function sendFeedback(page: Page): Promise<void> {
  await answerFeedback(page, 201, { id: '01890a5d-ac96-774b-bcce-b302099a8057' });
  await page.locator('main .submit__sent').waitFor();
}

async function sendTooMuch(page: Page): Promise<void> {
  await answerFeedback(page, 429, { code: 'feedback.too-many', message: 'Wait.', retryAfter: 2400 });
  await page.locator('main .note').waitFor();
}

async function answerFeedback(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/api/feedback', (route) => route.fulfill({ status, json }), { times: 1 });
  await page.locator('main textarea').fill(`${'w'.repeat(400)} اقتراح`);
  await page.locator('main input[type=email]').fill('ann@example.org');
  await page.locator('main form button[type=submit]').click();
}

/** Two messages that the embedded identity would send; the page finds them by itself. */
async function askForMessages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ask = (operation: string, body: object) =>
      fetch(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'candidate@demo.test' });
    // Another number each time: one number gets five codes an hour.
    await ask('sendVerificationCode', { phoneNumber: `+44151${Math.floor(1e6 + Math.random() * 9e6)}` });
  });
  await page.locator('main input[type=search]').waitFor();
}

// Changed and not saved: what waits is shown over the page.
async function changeAccess(page: Page): Promise<void> {
  await page.locator('.matrix label').last().click();
  await page.locator('.dock').waitFor();
}

/** Opens the second item of a list for changing, and asks for what cannot be kept. */
async function editSecond(page: Page): Promise<void> {
  await page.locator('main .item__edit').nth(1).click();
  await page.locator('main .item-editor input').first().fill('x');
  await page.locator('main .item-editor button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

async function typeWords(page: Page, words: string): Promise<void> {
  await page.locator('main input[type=search]').fill(words);
  await page.locator('main .found__count:not(:empty)').waitFor();
}
