import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING, submitEmpty } from '#tests/e2e/screens/states.ts';

const PASSPORT = '/admin/skill-passports';
const FORM = '/admin/skill-passports/form';
const VERIFY = '/verify';
const GONE = '018f0000-0000-7000-8000-00000000dead';

/** The passport of candidates, the form that asks for a credential, and the page that checks one. */
const holderScreens: readonly Screen[] = [
  { name: 'passport', who: 'candidate', route: PASSPORT },
  { name: 'passport-offer', who: 'candidate', route: PASSPORT, prepare: openOffer },
  { name: 'passport-credential', who: 'candidate', route: PASSPORT, prepare: openCredential },
  { name: 'passport-empty', who: 'beginner', route: PASSPORT },
  { name: 'passport-gone', who: 'candidate', route: PASSPORT, at: () => `${PASSPORT}?credential=${GONE}`, expectedFaults: MISSING },
  { name: 'passport-request', who: 'candidate', route: FORM },
  { name: 'passport-request-nothing', who: 'candidate', route: FORM, at: () => `${FORM}?q=zzzzqqqq` },
  { name: 'verify', who: 'visitor', route: VERIFY, firstGet: 'never' },
  { name: 'verify-empty', who: 'visitor', route: VERIFY, prepare: submitEmpty, firstGet: 'never' },
  { name: 'verify-result', who: 'visitor', route: VERIFY, prepare: checkElsewhere, firstGet: 'never' },
  { name: 'verify-gone', who: 'visitor', route: VERIFY, at: () => `${VERIFY}?id=${GONE}`, expectedFaults: MISSING, firstGet: 'never' },
];

/** What members of companies issue, and the decisions of administrators. */
const issuerScreens: readonly Screen[] = [
  { name: 'issuer-achievements', who: 'employer', route: PASSPORT },
  { name: 'issuer-offer', who: 'employer', route: PASSPORT, prepare: openOfferForm },
  { name: 'issuer-issued', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?part=issued` },
  { name: 'issuer-issued-none', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?part=issued&q=zzzzqqqq` },
  { name: 'issuer-credential', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?part=issued`, prepare: openIssued },
  { name: 'issuer-revoke', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?part=issued&status=active`, prepare: openRevocation },
  { name: 'issuer-keys', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?part=issuer` },
  { name: 'issuer-gone', who: 'employer', route: PASSPORT, at: () => `${PASSPORT}?credential=${GONE}`, expectedFaults: MISSING },
  { name: 'achievement-form', who: 'employer', route: FORM, prepare: submitEmpty },
  { name: 'achievement-edit', who: 'employer', route: PASSPORT, prepare: openAchievement },
  { name: 'achievement-gone', who: 'employer', route: FORM, at: () => `${FORM}?achievement=${GONE}` },
  { name: 'passports-issuers', who: 'admin', route: PASSPORT },
  { name: 'passports-decision', who: 'admin', route: PASSPORT, prepare: openDecision },
  { name: 'passports-credentials', who: 'admin', route: PASSPORT, at: () => `${PASSPORT}?part=credentials` },
];

/** The screens of the plugin. */
export const screens: readonly Screen[] = [...holderScreens, ...issuerScreens];

/** Opens the first offer. */
async function openOffer(page: Page): Promise<void> {
  await page.locator('main [data-offer] a').first().click();
  await page.locator('dialog[open] dl').waitFor();
}

/** Opens the first credential, with its signed text. */
async function openCredential(page: Page): Promise<void> {
  await page.locator('main article:not([data-offer]) h3 a').first().click();
  await page.locator('dialog[open] summary').click();
}

/** Checks a credential of another site. */
async function checkElsewhere(page: Page): Promise<void> {
  await page
    .locator('main textarea')
    .fill(
      'eyJhbGciOiJSUzI1NiIsImtpZCI6Imh0dHBzOi8vZWxzZXdoZXJlLmV4YW1wbGUvayIsInR5cCI6IkpXVCJ9.eyJ0eXBlIjpbIlZlcmlmaWFibGVDcmVkZW50aWFsIl0sImlzc3VlciI6eyJpZCI6Imh0dHBzOi8vZWxzZXdoZXJlLmV4YW1wbGUiLCJuYW1lIjoiRWxzZXdoZXJlIn0sIm5hbWUiOiJXZWxkaW5nIn0.c2ln',
    );
  await page.locator('main button[type=submit]').first().click();
  await page.locator('main ol').waitFor();
}

/** Opens the form that offers the first achievement. */
async function openOfferForm(page: Page): Promise<void> {
  await page.locator('main [data-achievement] .btn--ink').first().click();
  await page.locator('dialog[open] form').waitFor();
}

/** Opens the first credential of the list. */
async function openIssued(page: Page): Promise<void> {
  await page.locator('main .datalist__open').first().click();
  await page.locator('dialog[open] .timeline').waitFor();
}

/** Opens the question of a revocation. */
async function openRevocation(page: Page): Promise<void> {
  await openIssued(page);
  await page.locator('dialog[open] .btn--rust').click();
  await page.locator('dialog[open] form').waitFor();
}

/** Opens the form of the first achievement. */
async function openAchievement(page: Page): Promise<void> {
  await page.locator('main [data-achievement] a').first().click();
  await page.locator('main form').waitFor();
}

/** Opens the decision about the first issuer. */
async function openDecision(page: Page): Promise<void> {
  await page.locator('main li > .row .btn:visible').first().click();
  await page.locator('dialog[open] form').waitFor();
}
