import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { anApplication } from '../testing/application-builders.ts';
import { beWide, callsOf, openPosting, openSheet, panel } from '../testing/apply-page.tsx';
import { aDraft, applyingReplies, QUESTIONS, termsWith } from '../testing/applying-replies.ts';

const pdf = new File(['%PDF-1.7'], 'reference.pdf', { type: 'application/pdf' });

/** A conflict: another device has saved this draft since the form began. */
const otherDraft = aDraft({ message: 'From the telephone', answers: {} }, { version: 7 });

describe('the form of an application, when something fails', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leads to a file that was not uploaded, and sends nothing', async () => {
    const view = await openPosting({
      ...applyingReplies(termsWith(QUESTIONS.file, QUESTIONS.short)),
      'core.upload-file': refusal(503, 'unavailable', 'The server is not ready.'),
    });
    const form = await openSheet(view);
    await view.user.click(form.getByRole('button', { name: 'Next' }));
    const field = form.getByRole('group', { name: 'A reference' });
    await view.user.upload(field.querySelector('input') ?? field, pdf);
    await view.user.click(form.getByRole('button', { name: 'Next' }));
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('2 of 3')).toBeVisible();
    await waitFor(() => expect(form.getByRole('group', { name: 'A reference' })).toHaveFocus());
    expect(callsOf(view, 'applications.apply')).toEqual([]);
  });

  it('says what a question for a file asks for, and which files it takes', async () => {
    beWide();
    const reference = { ...QUESTIONS.file, help: 'Not older than a year.' };
    const form = await openSheet(await openPosting(applyingReplies(termsWith(reference, QUESTIONS.short))));
    expect(form.getByRole('group', { name: 'A reference' })).toHaveAccessibleDescription(/^Not older than a year\. .*PDF.*MB/);
  });

  it('saves what was typed while the sending failed', async () => {
    const { promise, reject } = Promise.withResolvers<object>();
    const view = await openPosting({ ...applyingReplies(), 'applications.apply': () => promise });
    const message = await (await panel()).findByLabelText('Message to the employer');
    await view.user.type(message, 'I know pumps');
    await view.user.click((await panel()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(callsOf(view, 'applications.apply')).toHaveLength(1));
    const saved = callsOf(view, 'applications.save-draft').length;
    await view.user.type(message, ' well');
    reject(refusal(503, 'unavailable', 'The server is not ready.'));
    await waitFor(() => expect(callsOf(view, 'applications.save-draft').length).toBeGreaterThan(saved));
    expect(callsOf(view, 'applications.save-draft').at(-1)?.body).toMatchObject({ content: { message: 'I know pumps well' } });
  });

  it('keeps its place when more questions were added, and shows the next failure', async () => {
    beWide();
    let terms = termsWith(QUESTIONS.short);
    const view = await openPosting({
      ...applyingReplies(terms),
      'applications.terms': () => terms,
      'applications.apply': ({ body }: { body: { termsVersion: number } }) => {
        if (body.termsVersion === 3) throw refusal(409, 'applications.questions-changed', 'The employer changed the questions.');
        throw refusal(409, 'applications.not-open', 'This job no longer accepts applications.');
      },
    });
    const beside = await panel();
    await view.user.type(await beside.findByLabelText('Where did you learn it?'), 'At work');
    terms = { ...termsWith(QUESTIONS.short, QUESTIONS.long), version: 4 };
    await view.user.click(beside.getByRole('button', { name: 'Apply' }));
    expect(await beside.findByText(/^The employer changed the questions\./)).toBeVisible();
    expect(beside.getByLabelText('Where did you learn it?')).toHaveValue('At work');
    expect(beside.getByLabelText('Tell us about a pump.')).toBeVisible();
    await view.user.click(beside.getByRole('button', { name: 'Apply' }));
    expect(await beside.findByText(/^This job no longer accepts applications\./)).toBeVisible();
    expect(beside.queryByText(/^The employer changed the questions\./)).toBeNull();
  });

  it('keeps the fault of an answer while another answer changes', async () => {
    beWide();
    const view = await openPosting(applyingReplies(termsWith(QUESTIONS.yesNo, QUESTIONS.short)));
    const form = await openSheet(view);
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    await view.user.type(form.getByLabelText('Where did you learn it?'), 'At work');
    const drive = form.getByRole('group', { name: 'May you drive?' });
    expect(drive).toHaveAccessibleDescription('Answer this question.');
    await view.user.click(within(drive).getByRole('radio', { name: 'No' }));
    expect(drive).not.toHaveAccessibleDescription('Answer this question.');
  });

  it('goes on to the next part with Enter, and does not send', async () => {
    const view = await openPosting(applyingReplies(termsWith(QUESTIONS.short, QUESTIONS.number)));
    const form = await openSheet(view);
    await view.user.click(form.getByRole('button', { name: 'Next' }));
    await view.user.type(form.getByLabelText('Where did you learn it?'), 'At work{Enter}');
    expect(form.getByText('3 of 3')).toHaveFocus();
    expect(callsOf(view, 'applications.apply')).toEqual([]);
  });

  it('can load the other version again, and moves the focus to the choice when the candidate sends', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let reads = 0;
    const view = await openPosting({
      ...applyingReplies(),
      'applications.draft': () => {
        reads += 1;
        if (reads === 2) throw refusal(503, 'unavailable', 'The server is not ready.');
        return { draft: reads === 1 ? null : otherDraft };
      },
      'applications.save-draft': refusal(409, 'conflict', 'Somebody else changed it.'),
    });
    await view.user.type(await (await panel()).findByLabelText('Message to the employer'), 'Here');
    expect(await screen.findByText('The other version did not load.', undefined)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('From the telephone')).toBeVisible();
    await view.user.click((await panel()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-conflict'));
    expect(callsOf(view, 'applications.apply')).toEqual([]);
  });

  it('takes the other version in place of this one', async () => {
    let isSaved = false;
    const view = await openPosting({
      ...applyingReplies(),
      'applications.draft': () => ({ draft: isSaved ? otherDraft : null }),
      'applications.save-draft': () => {
        isSaved = true;
        throw refusal(409, 'conflict', 'Somebody else changed it.');
      },
      'applications.apply': anApplication(),
    });
    await view.user.type(await (await panel()).findByLabelText('Message to the employer'), 'Here');
    await view.user.click(await screen.findByRole('button', { name: 'Take the other version' }));
    await waitFor(async () => expect((await panel()).getByLabelText('Message to the employer')).toHaveValue('From the telephone'));
  });
});
