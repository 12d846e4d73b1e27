import { act, screen, waitFor, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useAutosavedForm } from './use-autosaved-form.ts';

interface Note {
  headline: string;
}

interface Call {
  readonly headline: string;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

const schema = z.object({ headline: z.string().trim().max(20) });

let onServer: Note;
let calls: Call[];

/** The name of the draft; another one after {@link rename}. */
let draft = 'note';
let rename = (): void => undefined;

function save({ headline }: Note): Promise<void> {
  return new Promise((resolve, reject) => {
    const succeed = (): void => {
      onServer = { headline };
      resolve();
    };
    calls.push({ headline, succeed, fail: reject });
  });
}

function Page(): JSX.Element {
  const [name, setName] = useState(draft);
  rename = () => {
    draft = 'note 7';
    setName(draft);
  };
  const { submit, fields } = useAutosavedForm<Note, Note>({ schema, defaults: onServer, draft: name, send: save });
  return (
    <form noValidate onSubmit={submit}>
      <h1>Note</h1>
      <TextInput label="Headline" {...fields.text('headline')} />
      <section aria-label="Saving">
        <SaveStatus />
      </section>
      <button type="submit">Save</button>
    </form>
  );
}

function Other(): JSX.Element {
  return <h1>Other</h1>;
}

const notes = defineClientPlugin({
  id: 'notes',
  pages: [
    { route: routeRef('notes.note', '/'), layout: 'none', load: async () => ({ Page }) },
    { route: routeRef('notes.other', '/other'), layout: 'none', load: async () => ({ Page: Other }) },
  ],
});

async function open(): Promise<View> {
  const view = await renderPlugin([notes], { at: '/' });
  await screen.findByLabelText('Headline');
  return view;
}

async function retype(view: View, headline: string): Promise<void> {
  await view.user.clear(screen.getByLabelText('Headline'));
  await view.user.type(screen.getByLabelText('Headline'), headline);
}

const sign = (): HTMLElement => within(screen.getByRole('region', { name: 'Saving' })).getByRole('status');

/** Hides the window, which saves waiting content at once. */
async function leaveWindow(): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const answer = (index: number): Promise<void> => act(async () => calls[index]?.succeed());
const refuse = (index: number, error: unknown): Promise<void> => act(async () => calls[index]?.fail(error));
const conflict = refusal(409, 'conflict', 'This was changed meanwhile.');

/** Leaves the page and opens the form again with the content of the server. */
async function reopen(view: View): Promise<string> {
  await view.open('/other');
  await view.open('/');
  return (await screen.findByLabelText<HTMLInputElement>('Headline')).value;
}

beforeEach(() => {
  onServer = { headline: 'Fitter' };
  calls = [];
  draft = 'note';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => sessionStorage.clear());

describe('A form that saves itself', () => {
  it('keeps an invalid text when the save of an earlier text ends', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await leaveWindow();
    await retype(view, 'Welder with a far too long headline');
    await answer(0);
    expect(sign()).not.toHaveTextContent(/^Saved/);
    expect(await reopen(view)).toBe('Welder with a far too long headline');
  });

  it('saves the old text again when the user restores it while a newer text is being saved', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await leaveWindow();
    await retype(view, 'Fitter');
    await answer(0);
    await waitFor(() => expect(calls.map(({ headline }) => headline)).toEqual(['Welder', 'Fitter']));
    await answer(1);
    expect(onServer.headline).toBe('Fitter');
  });

  it('offers to save again only with a connection, because it saves by itself when the connection returns', async () => {
    const view = await open();
    await retype(view, 'Welder');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await leaveWindow();
    await refuse(0, refusal(503, 'unavailable', 'The server is not ready.'));
    expect(sign()).toHaveTextContent('Not saved');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await answer(1);
    expect(onServer.headline).toBe('Welder');
  });

  it('keeps text that is typed during a submit', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await retype(view, 'Welder with a far too long headline');
    await answer(0);
    expect(await reopen(view)).toBe('Welder with a far too long headline');
  });

  it('shows at its field what only the server refuses, until the next save', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await leaveWindow();
    await refuse(0, refusal(422, 'invalid', 'Not valid.', [{ path: 'headline', message: 'This is taken.', code: 'taken' }]));
    expect(await screen.findByText('This is taken.')).toBeVisible();
    await retype(view, 'Fitter at sea');
    await leaveWindow();
    await waitFor(() => expect(screen.queryByText('This is taken.')).toBeNull());
    await answer(1);
    expect(onServer.headline).toBe('Fitter at sea');
  });

  it('does not overwrite the change of another user with a submit after a conflict', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await leaveWindow();
    await refuse(0, conflict);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await leaveWindow();
    expect(calls).toHaveLength(1);
  });

  it('does not overwrite the change of another user with a reopened draft', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await leaveWindow();
    await refuse(0, conflict);
    onServer = { headline: 'Diver' };
    expect(await reopen(view)).toBe('Welder');
    await leaveWindow();
    expect(calls).toHaveLength(1);
    expect(sign()).toHaveTextContent('Not saved, kept here');
  });

  it('keeps the typed text under the new name when its draft gets another one', async () => {
    const view = await open();
    await retype(view, 'Welder with a far too long headline');
    await act(async () => rename());
    await view.user.type(screen.getByLabelText('Headline'), '.');
    expect(await reopen(view)).toBe('Welder with a far too long headline.');
    draft = 'note';
    expect(await reopen(view)).toBe('Fitter');
  });

  it('deletes a draft that is saved after its page was left', async () => {
    const view = await open();
    await retype(view, 'Welder');
    await view.open('/other');
    await waitFor(() => expect(calls).toHaveLength(1));
    await answer(0);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('deletes a draft when the user restores the saved text', async () => {
    const view = await open();
    await retype(view, 'Fitter');
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(calls).toEqual([]);
  });

  it('checks and keeps what is typed when typing pauses, and not at each key', async () => {
    const view = await open();
    const check = jest.spyOn(schema, 'safeParse');
    const keep = jest.spyOn(Storage.prototype, 'setItem');
    await view.user.type(screen.getByLabelText('Headline'), ' and welder');
    // The first key may mark the content as not saved.
    expect(check.mock.calls.length + keep.mock.calls.length).toBeLessThan(6);
    expect(sign()).not.toHaveTextContent(/^Saved/);
    await waitFor(() => expect(calls.map(({ headline }) => headline)).toEqual(['Fitter and welder']));
  });

  it('keeps the last key when the page is closed at once', async () => {
    const view = await open();
    await retype(view, 'Welder with a far too long headline');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem('trellis.draft.visitor.note')).toBe(JSON.stringify({ headline: 'Welder with a far too long headline' }));
  });
});
