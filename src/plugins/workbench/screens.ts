import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';

const GALLERY_PARTS = ['list', 'ledger', 'facets', 'fields', 'signs', 'dialogs', 'states'];

/** The inbox of development and the parts of the gallery. */
export const screens: readonly Screen[] = [
  { name: 'inbox', who: 'visitor', route: '/dev/inbox', prepare: askForMessages },
  { name: 'inbox-none', who: 'visitor', route: '/dev/inbox', at: () => '/dev/inbox?to=nobody', prepare: askForMessages },
  ...GALLERY_PARTS.map((part) => ({
    name: `workbench-${part}`,
    who: 'visitor' as const,
    route: '/dev/ui',
    at: () => `/dev/ui?part=${part}&rows=nasty`,
    firstGet: 'never' as const,
  })),
];

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
