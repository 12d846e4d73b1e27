import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { press, strike } from '#tests/e2e/support/by-keyboard.ts';
import { PASSWORD, signInAs } from '#tests/e2e/support/enter.ts';
import { pdfOf } from '#tests/e2e/support/pdf.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const JOB = {
  ...{ title: 'Crane driver', location: 'Bergen', workMode: 'onsite', employmentType: 'full_time' },
  description: 'You drive cranes in the harbour, by day and by night, alone and with colleagues. '.repeat(3),
  salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
};
const QUESTION = { id: '018f0000-0000-7000-8000-000000000001', text: 'Your licence', help: '', required: false, kind: 'file' };

for (const { language, width, word } of [
  { language: 'en', width: 1280, word: 'crane' },
  { language: 'ar', width: 390, word: 'رافعة' },
]) {
  test(`an employer finds an applicant by a word of a document, writes a note and corrects it, by keyboard, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(language, ['applications']);
    const text = (key: string): string => words(`applications:${key}`);
    const email = `reader-${language}@notes.test`;
    const employer = await ApiUser.signUp(server.url, email, PASSWORD, 'Ada');
    await employer.must('POST', '/me/role', { role: 'employer' });
    await employer.must('POST', '/companies', { name: `Harbour of notes ${language}` });
    const { id: jobId } = await employer.must<{ id: string }>('POST', '/jobs', JOB);
    const terms = { message: 'optional', cv: 'off', mayApplyAgain: true, questions: [QUESTION], version: 0 };
    await employer.must('PUT', `/jobs/${jobId}/applying`, terms);
    for (const name of ['Noa', 'Robin']) {
      const candidate = await ApiUser.signUp(server.url, `${name}-${language}@notes.test`, PASSWORD, name);
      await candidate.must('POST', '/me/role', { role: 'candidate' });
      const written = [...(name === 'Noa' ? word : 'nothing')].map((letter) => letter.codePointAt(0) ?? 0);
      // A page has the letters from left to right, so those of Arabic from the last one.
      const points = name === 'Noa' && language === 'ar' ? written.toReversed() : written;
      const line = points.map((_, place) => String.fromCharCode(0x41 + place)).join('');
      const fileId = await candidate.upload('answer', 'licence.pdf', pdfOf(line, points));
      await candidate.must('POST', `/jobs/${jobId}/applications`, { answers: { [QUESTION.id]: fileId } });
    }
    const found = async (): Promise<number> => {
      const query = new URLSearchParams({ jobId, q: word, limit: '5' });
      return (await employer.must<{ items: unknown[] }>('GET', `/applications?${query}`)).items.length;
    };
    // The texts of documents are read in the background.
    await expect.poll(found).toBe(1);

    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, { email, language });
    await page.goto(`/admin/jobs/employer/${jobId}`);
    await expect(page.getByRole('link', { name: 'Robin' })).toBeVisible();
    const search = page.getByRole('searchbox', { name: text('applicants.search') });
    await search.focus();
    await strike(page, word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Robin' })).toHaveCount(0);
    await press(page, page.getByRole('link', { name: 'Noa' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Noa' })).toBeVisible();
    await settled(page);

    const notes = page.getByRole('region', { name: text('notes.title'), exact: true });
    await notes.getByRole('textbox', { name: text('notes.new') }).focus();
    await page.keyboard.insertText('Called on Monday.');
    await press(page, notes.getByRole('button', { name: text('notes.add') }));
    await expect(notes.getByRole('listitem')).toContainText('Called on Monday.');
    await press(page, notes.getByRole('button', { name: text('notes.change') }));
    await notes.getByRole('textbox', { name: text('notes.edit') }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Called on Tuesday.');
    await press(page, notes.getByRole('button', { name: text('notes.save') }));
    await expect(notes.getByText('Called on Tuesday.')).toBeVisible();
    await expect(notes.getByText(text('notes.edited'))).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.reload();
    await expect(notes.getByText('Called on Tuesday.')).toBeVisible();
  });
}
