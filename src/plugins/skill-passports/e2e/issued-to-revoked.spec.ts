import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { press, reach, signInByKeyboard, type } from '#tests/e2e/support/by-keyboard.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser, confirmEmail } from '#tests/support/api-client.ts';

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 360, height: 740 } },
] as const;

const PASSWORD = 'a-long-enough-one';
// In texts that are written from right to left, inserted words stand between the characters that isolate them.
const inserted = (text: string, language: string): string => (language === 'ar' ? `\u2068${text}\u2069` : text);

interface Person {
  readonly email: string;
  readonly password: string;
}

async function anEmployer(url: string, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@passports.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'employer' });
  await api.must('POST', '/companies', { name: `${name} school` });
  return { email, password: PASSWORD };
}

async function aCandidate(url: string, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@passports.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'candidate' });
  await confirmEmail(url, email, PASSWORD);
  return { email, password: PASSWORD };
}

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const { language, viewport } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });
    const words = wordsOf(language, ['skill-passports', 'identity']);
    const say = (key: string, values?: Readonly<Record<string, string | number>>): string => words(`skill-passports:${key}`, values);

    test('a company asks, describes, offers and revokes, and a candidate accepts, by keyboard alone', {
      tag: language === 'ar' ? '@smoke' : [],
    }, async ({ page: employer, openBrowser, server }) => {
      const company = `Harbour ${language} school`;
      const achievement = `Crane signals ${language}`;
      const holder = await aCandidate(server.url, `Noa ${language}`);
      const [admin, candidate, phone] = [await openBrowser(), await openBrowser(), await openBrowser()];
      for (const page of [admin, candidate]) await page.setViewportSize(viewport);
      await phone.setViewportSize({ width: 360, height: 740 });

      await signInByKeyboard(employer, await anEmployer(server.url, `Harbour ${language}`), language);
      await employer.goto('/admin/skill-passports');
      await expect(employer.getByLabel(say('issuer.ask.name'))).toHaveValue(company);
      await expectSound(employer);
      await press(employer, employer.getByRole('button', { name: say('issuer.ask.action') }));
      await expect(employer.getByText(say('issuer.pending.title'))).toBeVisible();

      await signInByKeyboard(admin, { email: 'admin@demo.test', password: 'trellis-demo' }, language);
      await admin.goto('/admin/skill-passports');
      await expect(admin.getByText(company)).toBeVisible();
      await expectSound(admin);
      await press(admin, admin.getByRole('button', { name: say('admin.decide.trustName', { name: inserted(company, language) }) }));
      await expectSound(admin);
      await press(admin, admin.getByRole('dialog').getByRole('button', { name: say('admin.decide.trust') }));
      await expect(admin.getByRole('dialog')).toBeHidden();
      await expect(
        admin.getByRole('button', { name: say('admin.decide.suspendName', { name: inserted(company, language) }) }),
      ).toBeVisible();

      await employer.reload();
      await press(employer, employer.getByRole('link', { name: say('achievement.new') }).first());
      await type(employer, employer.getByRole('textbox', { name: say('achievement.form.name') }), achievement);
      await type(
        employer,
        employer.getByRole('textbox', { name: say('achievement.form.description') }),
        'Gives and reads all hand signals.',
      );
      await type(employer, employer.getByRole('textbox', { name: say('achievement.form.criteria') }), 'A test on the quay.');
      await reach(employer, employer.getByRole('radio', { name: say('achievementState.draft') }));
      await employer.keyboard.press('ArrowDown');
      await expect(employer.getByRole('radio', { name: say('achievementState.active') })).toBeChecked();
      await expectSound(employer);
      await press(employer, employer.getByRole('button', { name: say('achievement.form.save') }));
      await press(
        employer,
        employer.getByRole('button', { name: say('achievement.offerName', { name: inserted(achievement, language) }), exact: true }),
      );
      await type(employer, employer.getByRole('dialog').getByRole('textbox', { name: say('issued.offer.email') }), holder.email);
      await expectSound(employer);
      await press(employer, employer.getByRole('dialog').getByRole('button', { name: say('issued.offer.action') }));
      await expect(employer.getByRole('dialog')).toBeHidden();

      await signInByKeyboard(candidate, holder, language);
      await candidate.goto('/admin/dashboard');
      await press(candidate, candidate.getByRole('link', { name: say('offer.read') }).first());
      const offer = candidate.getByRole('dialog');
      await expect(offer.getByText('A test on the quay.', { exact: true })).toBeVisible();
      await expectSound(candidate);
      await press(candidate, offer.getByRole('button', { name: say('offer.accept') }));
      await expect(offer.getByRole('button', { name: say('passport.detail.file') })).toBeVisible();
      await expectSound(candidate);
      const check = offer.getByRole('link', { name: say('passport.detail.check') });
      const address = (await check.getAttribute('href')) ?? '';
      const downloading = candidate.waitForEvent('download');
      await press(candidate, offer.getByRole('button', { name: say('passport.detail.file') }));
      const file = await (await downloading).path();

      await phone.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
      await phone.goto(address);
      await expect(phone.getByRole('heading', { name: say('verify.verdict.valid'), exact: true })).toBeVisible();
      await expect(phone.getByText(achievement)).toBeVisible();
      await expectSound(phone);
      await type(phone, phone.getByLabel(say('verify.email')), holder.email);
      await phone.keyboard.press('Enter');
      await expect(phone.getByText(say('verify.reason.recipient.pass'))).toBeVisible();
      await press(phone, phone.getByRole('button', { name: say('verify.another') }));
      await phone.locator('input[type=file]').setInputFiles({ name: 'mine.jwt', mimeType: 'text/plain', buffer: await readFile(file) });
      await expect(phone.getByRole('heading', { name: say('verify.verdict.valid'), exact: true })).toBeVisible();

      await employer.goto('/admin/skill-passports');
      await press(employer, employer.getByRole('link', { name: say('issuer.parts.issued') }));
      await press(employer, employer.getByRole('row').filter({ hasText: `Noa ${language}` }));
      const sheet = employer.getByRole('dialog');
      await expect(sheet.getByText(say('action.accept'))).toBeVisible();
      await expectSound(employer);
      await press(employer, sheet.getByRole('button', { name: say('issued.action.revoke') }));
      const question = employer.getByRole('dialog').last();
      await reach(employer, question.getByRole('combobox'));
      await employer.keyboard.press('ArrowDown');
      await type(employer, question.getByRole('textbox'), say('issued.ask.revoke.word'));
      await expectSound(employer);
      await employer.keyboard.press('Enter');
      await expect(sheet.getByText(say('state.revoked'), { exact: true }).first()).toBeVisible();

      await phone.goto(address);
      await expect(phone.getByRole('heading', { name: say('verify.verdict.invalid'), exact: true })).toBeVisible();
      await expect(phone.getByText(say('verify.reason.revocation.revoked'))).toBeVisible();
      await expectSound(phone);
      await phone.emulateMedia({ media: 'print' });
      await expect(phone.getByText(say('verify.reason.revocation.revoked'))).toBeVisible();
      await expect(phone.getByRole('button', { name: say('verify.another') })).toBeHidden();
    });
  });
}
