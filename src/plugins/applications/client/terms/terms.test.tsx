import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { Question, Terms } from '../../contract/applying/terms-schemas.ts';
import { idOf } from '../testing/application-builders.ts';
import { openTerms, TermsServer } from '../testing/open-terms.tsx';

const licence: Question = { id: idOf(70), kind: 'yes-no', text: 'Do you drive?', help: '', required: true, accepted: 'yes' };
const years: Question = {
  id: idOf(71),
  kind: 'number',
  text: 'Years with pumps',
  help: '',
  required: false,
  range: { min: 0, max: 60 },
  unit: 'years',
  accepted: { min: 1.5, max: null },
};
const asking = (...questions: Question[]): Terms => ({ ...USUAL_TERMS, questions, version: 1 });

const questions = (): HTMLElement[] => within(screen.getByRole('list', { name: '' })).getAllByRole('listitem');

async function addQuestion(view: View, text: string, kind?: string): Promise<void> {
  await view.user.click(await screen.findByRole('button', { name: 'Add a question' }));
  if (text !== '') await view.user.type(screen.getByLabelText('Question'), text);
  if (kind !== undefined) await view.user.selectOptions(screen.getByLabelText('Kind of answer'), kind);
}

describe('what a posting asks, in the form of a draft', () => {
  it('can be written once the draft is stored', async () => {
    const view = await openTerms(new TermsServer(), { jobId: undefined });
    expect(await screen.findByText(/as soon as the draft is stored/)).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.terms');
  });

  it('is not asked for by administrators, who cannot save it', async () => {
    const view = await openTerms(new TermsServer(), {}, {}, 'admin');
    expect(await screen.findByText('Only members of the company say here what candidates send.')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.terms');
  });

  it('saves itself with the version that was read', async () => {
    const server = new TermsServer();
    const view = await openTerms(server);
    await view.user.selectOptions(await screen.findByLabelText('CV'), 'Required');
    await view.user.selectOptions(screen.getByLabelText('Message'), 'Not asked for');
    await view.user.click(screen.getByLabelText(/^May apply again/));
    await waitFor(() => expect(server.saved.at(-1)).toMatchObject({ cv: 'required', message: 'off', mayApplyAgain: false }));
    await view.user.selectOptions(screen.getByLabelText('CV'), 'Optional');
    await waitFor(() => expect(server.saved.at(-1)).toMatchObject({ cv: 'optional', version: server.saved.length - 1 }));
  });

  it('is not used where the posting has its own address', async () => {
    await openTerms(new TermsServer(), { applyUrl: 'https://works.example' });
    expect(await screen.findByText(/takes applications at its own address. What stands here is not used./)).toBeVisible();
  });

  it('gets options by Enter and by pasting lines, and the accepted ones among them', async () => {
    const server = new TermsServer();
    const view = await openTerms(server);
    await addQuestion(view, 'Which shift?', 'One of several');
    await view.user.type(screen.getByLabelText('Option 1'), 'Early{Enter}');
    expect(screen.getByLabelText('Option 2')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('');
    const clipboardData = { getData: () => '1. Late\r\n\n- Night\n• Weekend' };
    fireEvent.paste(screen.getByLabelText('Option 2'), { clipboardData });
    await view.user.click(screen.getByRole('checkbox', { name: 'Accept “Night”' }));
    expect(screen.getAllByText(/Another answer gets a mark that only you see/)[0]).toBeVisible();
    await waitFor(() =>
      expect(server.terms.questions).toEqual([
        {
          ...{ id: expect.any(String), kind: 'single', text: 'Which shift?', help: '', required: false },
          ...{ options: ['Early', 'Late', 'Night', 'Weekend'], accepted: ['Night'] },
        },
      ]),
    );
  });

  it('takes numbers as they are written in the language of the user', async () => {
    const server = new TermsServer(asking(years));
    const view = await openTerms(server);
    await view.user.click(await screen.findByText('Years with pumps'));
    expect(screen.getByLabelText(/^Accepted from/)).toHaveValue('1.5');
    await view.user.clear(screen.getByLabelText(/^Lowest number/));
    await view.user.type(screen.getByLabelText(/^Lowest number/), '-1,000.25');
    await waitFor(() => expect(server.terms.questions).toEqual([{ ...years, range: { min: -1000.25, max: 60 } }]));
  });

  it('is ordered by keys, and a removed question comes back by undo', async () => {
    const server = new TermsServer(asking(licence, years));
    const view = await openTerms(server);
    await view.user.click(await screen.findByRole('button', { name: 'Move Do you drive? down' }));
    await waitFor(() => expect(server.terms.questions.map(({ id }) => id)).toEqual([years.id, licence.id]));
    expect(screen.getByText('Do you drive? is now at position 2 of 2.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Remove Do you drive?' }));
    await waitFor(() => expect(server.terms.questions).toEqual([years]));
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.terms.questions).toEqual([years, licence]));
  });

  it('is ordered by dragging', async () => {
    const server = new TermsServer(asking(licence, years));
    await openTerms(server);
    await screen.findByText('Do you drive?');
    const [first, second] = questions() as [HTMLElement, HTMLElement];
    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(first.querySelector('[draggable=true]') as HTMLElement, { dataTransfer });
    fireEvent.dragOver(second, { dataTransfer });
    expect(second).toHaveAttribute('data-drop', 'after');
    fireEvent.drop(second, { dataTransfer });
    await waitFor(() => expect(server.terms.questions).toEqual([years, licence]));
  });

  it('has a copy of a question behind it, with an id of its own', async () => {
    const server = new TermsServer(asking(licence, years));
    const view = await openTerms(server);
    await view.user.click(await screen.findByRole('button', { name: 'Duplicate Do you drive?' }));
    await waitFor(() => expect(server.terms.questions).toHaveLength(3));
    const [one, copy, last] = server.terms.questions;
    expect([one, last]).toEqual([licence, years]);
    expect(copy).toEqual({ ...licence, id: expect.any(String) });
    expect(copy?.id).not.toBe(licence.id);
  });

  it('has at most 15 questions', async () => {
    const many = Array.from({ length: 15 }, (_, at): Question => ({ ...licence, id: idOf(100 + at), text: `Question ${at + 1}` }));
    await openTerms(new TermsServer(asking(...many)));
    expect(await screen.findByText('The list is full: 15 entries at most.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  });

  it('names what is wrong in a question that the user leaves', async () => {
    const server = new TermsServer();
    const view = await openTerms(server);
    await addQuestion(view, '', 'Any of several');
    expect(screen.queryByText('Write the question.')).toBeNull();
    await view.user.click(screen.getByLabelText('CV'));
    expect(await screen.findByText('Write the question.')).toBeVisible();
    expect(screen.getByText('Write at least two options.')).toBeVisible();
    expect(server.saved).toEqual([]);
  });

  it('stops the publication while a question is unfinished, and opens it', async () => {
    const server = new TermsServer();
    const view = await openTerms(server);
    await addQuestion(view, 'Which shift?', 'One of several');
    await view.user.click(screen.getByText('Which shift?'));
    await view.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Which shift?').closest('details')).toHaveAttribute('open'));
    await view.user.type(screen.getByLabelText('Option 1'), 'Early{Enter}Late');
    await view.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(server.terms.questions).toHaveLength(1);
  });

  it('shows beside a field what only the server refuses', async () => {
    const server = new TermsServer(asking(licence));
    const refused = refusal(422, 'invalid', 'Some input is not valid.', [
      { path: 'questions.0.text', code: 'applications.twice', message: 'This is already among the others. Change or remove it.' },
    ]);
    const view = await openTerms(server, {}, { 'applications.save-terms': refused });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await view.user.selectOptions(await screen.findByLabelText('CV'), 'Required');
    expect(await screen.findByText('This is already among the others. Change or remove it.')).toBeInTheDocument();
  });

  it('shows both versions after a conflict, and saves the one that the user chooses', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new TermsServer(asking(licence));
    const view = await openTerms(server);
    await screen.findByText('Do you drive?');
    server.terms = { ...asking(licence, years), version: 5 };
    await view.user.selectOptions(screen.getByLabelText('CV'), 'Required');
    const theirs = await screen.findByRole('list', { name: 'The saved version' });
    expect(
      within(theirs)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Message: Optional', 'CV: Optional', 'May apply again after “Not selected”', 'Do you drive?', 'Years with pumps']);
    await view.user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(server.terms).toEqual({ ...asking(licence), cv: 'required', version: 6 }));
  });

  it('takes the saved version after a conflict', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new TermsServer(asking(licence));
    const view = await openTerms(server);
    await screen.findByText('Do you drive?');
    server.terms = { ...asking(years), version: 5 };
    await view.user.selectOptions(screen.getByLabelText('CV'), 'Required');
    await view.user.click(await screen.findByRole('button', { name: 'Take the saved one' }));
    expect(await screen.findByText('Years with pumps')).toBeVisible();
    expect(screen.queryByText('Do you drive?')).toBeNull();
    expect(screen.getByLabelText('CV')).toHaveValue('optional');
  });

  it('names the topic of a question that employers often must not ask', async () => {
    const view = await openTerms(new TermsServer());
    await addQuestion(view, 'How old are you?');
    expect(screen.getByText(/^This may ask about age/)).toBeVisible();
  });

  it('is taken over from another job of the company, and undo brings back what was there', async () => {
    const server = new TermsServer(asking(licence));
    const other: Terms = { ...asking(years), cv: 'required', version: 4 };
    const view = await openTerms(
      server,
      {},
      {
        'applications.terms': ({ params }: { params: { id: string } }) => (params.id === idOf(1) ? server.terms : other),
        'jobs.list-managed': {
          items: [
            { id: idOf(1), title: 'This one', reference: 'J-1' },
            { id: idOf(9), title: 'Pump engineer', reference: 'J-9' },
          ],
          nextCursor: null,
        },
      },
    );
    await pick(view.user, await screen.findByLabelText('Take over from another job'), 'Pump engineer');
    expect(await screen.findByText('Taken over, with 1 question.')).toBeVisible();
    expect(screen.getByText('Years with pumps')).toBeVisible();
    await waitFor(() => expect(server.terms).toEqual({ ...other, version: 2, questions: [{ ...years, id: expect.any(String) }] }));
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Do you drive?')).toBeVisible();
  });

  it('is shown as candidates see it', async () => {
    const view = await openTerms(new TermsServer(asking(licence, years)));
    await view.user.click(await screen.findByRole('button', { name: 'Show as candidates see it' }));
    const sheet = await screen.findByRole('dialog', { name: 'What candidates fill in' });
    expect(within(sheet).getByText('Years with pumps')).toBeInTheDocument();
    expect(within(sheet).getByLabelText(/^Message to the employer/)).toBeInTheDocument();
  });
});

describe('what a published posting asks', () => {
  it('is saved by its button, which warns of candidates with open forms', async () => {
    const server = new TermsServer(asking(licence));
    const view = await openTerms(server, { savesItself: false });
    expect(await screen.findByText('Everything here is saved.')).toBeVisible();
    await view.user.selectOptions(screen.getByLabelText('CV'), 'Required');
    expect(screen.getByText(/Candidates who are filling in the form will be asked to check/)).toBeVisible();
    expect(server.saved).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Save what candidates send' }));
    expect(await screen.findByText('Saved. New applications follow it.')).toBeVisible();
    expect(server.terms).toEqual({ ...asking(licence), cv: 'required', version: 2 });
    expect(screen.getByText('Everything here is saved.')).toBeVisible();
  });

  it('shows both versions after a conflict', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new TermsServer(asking(licence));
    const view = await openTerms(server, { savesItself: false });
    await view.user.selectOptions(await screen.findByLabelText('CV'), 'Required');
    server.terms = { ...asking(years), version: 5 };
    await view.user.click(screen.getByRole('button', { name: 'Save what candidates send' }));
    expect(within(await screen.findByRole('list', { name: 'The saved version' })).getByText('Years with pumps')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(server.terms).toEqual({ ...asking(licence), cv: 'required', version: 6 }));
  });

  it('is as it was saved after the changes were discarded', async () => {
    const view = await openTerms(new TermsServer(asking(licence)), { savesItself: false });
    await view.user.selectOptions(await screen.findByLabelText('CV'), 'Required');
    await view.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('CV')).toHaveValue('optional');
  });

  it('can be loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openTerms(new TermsServer(), {}, { 'applications.terms': refusal(503, 'unavailable', 'The server is not ready.') });
    expect(await screen.findByText('What candidates send did not load.')).toBeVisible();
  });
});
