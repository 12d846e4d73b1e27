import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { newPhone } from '#tests/support/messages.ts';

const GALLERY_PARTS = ['list', 'plain', 'facets', 'fields', 'files', 'rich', 'marks', 'dialogs', 'states'];

/** The development inbox and the parts of the gallery. */
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

/** Creates two messages of the embedded identity. The page finds them by polling. */
async function askForMessages(page: Page): Promise<void> {
  // A new number each time, because one number gets at most five codes an hour.
  await page.evaluate(async (phoneNumber) => {
    const ask = (operation: string, body: object) =>
      fetch(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'candidate@demo.test' });
    await ask('sendVerificationCode', { phoneNumber });
  }, newPhone());
  await page.locator('main input[type=search]').waitFor();
}
