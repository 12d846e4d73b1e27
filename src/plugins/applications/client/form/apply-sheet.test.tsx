import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '#core/client/http/api-error.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { anApplication } from '../testing/application-builders.ts';
import { beWide, callsOf, openPosting, openSheet } from '../testing/apply-page.tsx';
import { aDraft, applyingReplies, QUESTIONS, termsWith } from '../testing/applying-replies.ts';

const { file: _file, ...withoutFile } = QUESTIONS;
const everyKind = termsWith(...Object.values(withoutFile));

describe('the form with several questions', () => {
  afterEach(() => jest.restoreAllMocks());

  it('asks questions of every kind, and sends the answers in their stored form', async () => {
    beWide();
    const view = await openPosting({ ...applyingReplies(everyKind), 'applications.apply': anApplication() });
    const form = await openSheet(view);
    expect(form.getByText('We answer everybody.')).toBeVisible();
    await view.user.type(form.getByLabelText('Where did you learn it?'), 'At work');
    await view.user.type(form.getByLabelText('Tell us about a pump.'), 'It pumps.');
    await view.user.click(within(form.getByRole('group', { name: 'May you drive?' })).getByRole('radio', { name: 'Yes' }));
    await view.user.click(within(form.getByRole('group', { name: 'Which shift?' })).getByRole('radio', { name: 'Night' }));
    await view.user.click(form.getByRole('checkbox', { name: 'Lathe' }));
    await view.user.click(form.getByRole('checkbox', { name: 'Wrench' }));
    await view.user.type(form.getByLabelText('How many years?'), '12.5');
    await view.user.type(form.getByLabelText('From when?'), '2026-09-30');
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(callsOf(view, 'applications.apply')).toHaveLength(1));
    expect(callsOf(view, 'applications.apply')[0]?.body).toEqual({
      message: '',
      cv: null,
      answers: {
        [QUESTIONS.short.id]: 'At work',
        [QUESTIONS.long.id]: 'It pumps.',
        [QUESTIONS.yesNo.id]: 'yes',
        [QUESTIONS.single.id]: 'Night',
        [QUESTIONS.multi.id]: ['Lathe', 'Wrench'],
        [QUESTIONS.number.id]: 12.5,
        [QUESTIONS.date.id]: '2026-09-30',
      },
      termsVersion: 3,
    });
    // The draft was saved before, so that the server knows the files in it.
    expect(callsOf(view, 'applications.save-draft').length).toBeGreaterThan(0);
  });

  it('waits for a chosen file, and sends it with the answers', async () => {
    beWide();
    const { promise, resolve } = Promise.withResolvers<object>();
    const view = await openPosting({
      ...applyingReplies(termsWith(QUESTIONS.short, QUESTIONS.file)),
      'core.upload-file': () => promise,
      'applications.apply': anApplication(),
    });
    const form = await openSheet(view);
    const field = form.getByRole('group', { name: 'A reference' });
    const chosen = new File(['%PDF-1.7'], 'reference.pdf', { type: 'application/pdf' });
    await view.user.upload(field.querySelector('input') ?? field, chosen);
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    await screen.findByText('reference.pdf');
    expect(callsOf(view, 'applications.apply')).toEqual([]);
    const stored = { purpose: 'answer', name: 'reference.pdf', mediaType: 'application/pdf', bytes: 8, state: 'ready' };
    resolve({ ...stored, id: QUESTIONS.long.id, createdAt: '2026-03-01T09:00:00.000Z' });
    await waitFor(() => expect(callsOf(view, 'applications.apply')).toHaveLength(1));
    expect(callsOf(view, 'applications.apply')[0]?.body).toMatchObject({ answers: { [QUESTIONS.file.id]: QUESTIONS.long.id } });
  });

  it('shows each fault beside its question, and takes an answer back', async () => {
    beWide();
    const view = await openPosting(applyingReplies(everyKind));
    const form = await openSheet(view);
    await view.user.type(form.getByLabelText('How many years?'), 'many');
    const shift = within(form.getByRole('group', { name: 'Which shift?' }));
    await view.user.click(shift.getByRole('radio', { name: 'Day' }));
    await view.user.click(shift.getByRole('button', { name: 'Take back the answer' }));
    expect(shift.getByRole('radio', { name: 'Day' })).not.toBeChecked();
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    const drive = form.getByRole('group', { name: 'May you drive?' });
    expect(drive).toHaveAccessibleDescription('Answer this question.');
    await waitFor(() => expect(drive).toHaveFocus());
    expect(form.getByLabelText('How many years?')).toBeInvalid();
    expect(form.getByLabelText('How many years?')).toHaveValue('many');
    expect(callsOf(view, 'applications.apply')).toEqual([]);
  });

  it('shows the questions that changed while it was open, and keeps the answers', async () => {
    beWide();
    const when = { ...QUESTIONS.date, text: 'When could you begin?' };
    let terms = termsWith(QUESTIONS.short, QUESTIONS.long);
    const view = await openPosting({
      ...applyingReplies(terms),
      'applications.terms': () => terms,
      'applications.apply': ({ body }: { body: { termsVersion: number } }) => {
        if (body.termsVersion === 3) throw refusal(409, 'applications.questions-changed', 'The employer changed the questions.');
        return anApplication();
      },
    });
    const form = await openSheet(view);
    await view.user.type(form.getByLabelText('Where did you learn it?'), 'At work');
    terms = { ...termsWith(QUESTIONS.short, when), version: 4 };
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    const note = (await form.findByText(/^The employer changed the questions\. Your answers are kept\./)).closest('.note');
    expect(note).toHaveTextContent(/When could you begin\?$/);
    expect(note).not.toHaveTextContent('Where did you learn it?');
    expect(form.getByLabelText('Where did you learn it?')).toHaveValue('At work');
    await view.user.type(form.getByLabelText('When could you begin?'), '2026-10-01');
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(callsOf(view, 'applications.apply')).toHaveLength(2));
    expect(callsOf(view, 'applications.apply')[1]?.body).toMatchObject({
      answers: { [QUESTIONS.short.id]: 'At work', [when.id]: '2026-10-01' },
      termsVersion: 4,
    });
  });

  it('goes on with a draft from another device, and says when the questions changed since', async () => {
    beWide();
    const draft = aDraft({ message: 'Begun', answers: { [QUESTIONS.short.id]: 'Earlier' } }, { termsVersion: 2 });
    const view = await openPosting(applyingReplies(termsWith(QUESTIONS.short, QUESTIONS.long), draft));
    const form = await openSheet(view);
    expect(form.getByLabelText('Message to the employer')).toHaveValue('Begun');
    expect(form.getByLabelText('Where did you learn it?')).toHaveValue('Earlier');
    expect(form.getByText(/^The employer changed the questions since you began\./)).toBeVisible();
  });

  it('keeps what was typed when it is closed and opened again', async () => {
    beWide();
    const view = await openPosting(applyingReplies(everyKind));
    await view.user.type((await openSheet(view)).getByLabelText('Message to the employer'), 'Half');
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect((await openSheet(view)).getByLabelText('Message to the employer')).toHaveValue('Half');
  });

  it('asks for one part after the other on phones, and leads to a fault in an earlier one', async () => {
    const view = await openPosting(applyingReplies(termsWith(QUESTIONS.yesNo, QUESTIONS.short)));
    const form = await openSheet(view);
    expect(form.getByText('1 of 3')).toBeVisible();
    expect(form.getByText('May you drive?').closest('[hidden]')).not.toBeNull();
    await view.user.click(form.getByRole('button', { name: 'Next' }));
    expect(form.getByText('2 of 3')).toBeVisible();
    await view.user.click(form.getByRole('button', { name: 'Next' }));
    expect(form.getByRole('heading', { level: 2, name: /^What .*Test Company.* gets$/ })).toBeVisible();
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('2 of 3')).toBeVisible();
    await waitFor(() => expect(form.getByRole('group', { name: 'May you drive?' })).toHaveFocus());
    await view.user.click(form.getByRole('button', { name: 'Back' }));
    expect(form.getByText('1 of 3')).toBeVisible();
  });

  it('says from when the candidate can apply again, and keeps everything', async () => {
    beWide();
    const view = await openPosting({
      ...applyingReplies(termsWith(QUESTIONS.short, QUESTIONS.long)),
      'applications.apply': () => {
        throw new ApiError(409, { code: 'applications.too-soon', message: 'You applied for this job recently.', retryAfter: 86_400 });
      },
    });
    const form = await openSheet(view);
    await view.user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText(/^You can apply again from .* on\.$/)).toBeVisible();
    expect(callsOf(view, 'applications.apply')).toHaveLength(1);
  });
});
