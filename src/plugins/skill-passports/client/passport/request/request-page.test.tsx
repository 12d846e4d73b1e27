import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { OfferedAchievement } from '../../../contract/issuer-schemas.ts';
import { bodiesOf, openPassports } from '../../testing/open-passports.ts';
import { aCredential, anOffered, aPassport } from '../../testing/passport-builders.ts';

const FORM = '/admin/skill-passports/form';

interface ListCall {
  readonly query: { readonly q?: string; readonly companyId?: string; readonly cursor?: string };
}

/** Answers the search by words and company, in pages of two. */
function offers(all: readonly OfferedAchievement[]): FakeReplies {
  return {
    'skill-passports.offered-achievements': ({ query: { q = '', companyId, cursor = '0' } }: ListCall) => {
      const found = all.filter(({ name, issuer }) => name.includes(q) && (companyId === undefined || issuer.companyId === companyId));
      const next = Number(cursor) + 2;
      return { items: found.slice(Number(cursor), next), nextCursor: next < found.length ? String(next) : null };
    },
  };
}

const open = (at = FORM, api: FakeReplies = {}, all = [1, 2, 3].map((number) => anOffered(number))): Promise<View> =>
  openPassports({ at, as: 'candidate', api: { 'skill-passports.get': aPassport([]), ...offers(all), ...api } });

const choose = async ({ user }: View, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name: `Choose ${name}` }));
const send = ({ user }: View): Promise<void> => user.click(screen.getByRole('button', { name: 'Send the request' }));
const queries = (view: View): unknown[] =>
  view.api.calls.filter(({ id }) => id === 'skill-passports.offered-achievements').map(({ query }) => query);

// Failed calls are reported.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the form that asks for a credential', () => {
  it('sends what was chosen with a note and proofs, and then shows the passport', async () => {
    const view = await open(FORM, { 'skill-passports.request': aCredential(2, { state: 'requested' }) });
    await choose(view, 'Achievement 2');
    expect(await screen.findByRole('heading', { level: 2, name: 'Achievement 2' })).toHaveFocus();
    await view.user.type(screen.getByRole('textbox', { name: /^Note to the company/ }), 'In the spring.');
    await view.user.click(screen.getByRole('button', { name: 'Add a proof' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Name of proof 1' }), 'Log book');
    await view.user.type(screen.getByRole('textbox', { name: 'Web address of proof 1' }), 'example.org/log');
    await send(view);
    await waitFor(() => expect(view.address).toBe('/admin/skill-passports'));
    expect(bodiesOf(view, 'skill-passports.request')).toEqual([
      {
        achievementId: anOffered(2).id,
        note: 'In the spring.',
        evidence: [{ name: 'Log book', url: 'https://example.org/log' }],
      },
    ]);
    expect(view.snackbar).toBe('Your request was sent to Company 2');
  });

  it('says what is missing beside the fields of a proof', async () => {
    const view = await open();
    await choose(view, 'Achievement 1');
    await view.user.click(screen.getByRole('button', { name: 'Add a proof' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Web address of proof 1' }), 'javascript:alert(1)');
    await send(view);
    expect(await screen.findByRole('textbox', { name: 'Name of proof 1' })).toHaveAccessibleDescription('Enter the name of the proof.');
    expect(screen.getByRole('textbox', { name: 'Web address of proof 1' })).toHaveAccessibleDescription(
      'Enter a web address that begins with https://.',
    );
    expect(bodiesOf(view, 'skill-passports.request')).toEqual([]);
  });

  it('takes at most five proofs', async () => {
    const view = await open();
    await choose(view, 'Achievement 1');
    for (let count = 0; count < 5; count += 1) await view.user.click(screen.getByRole('button', { name: 'Add a proof' }));
    expect(screen.queryByRole('button', { name: 'Add a proof' })).toBeNull();
    expect(screen.getByText('You can add at most 5 proofs.')).toBeVisible();
  });

  it('keeps everything when the server refuses, and when the page is opened again', async () => {
    const view = await open(FORM, {
      'skill-passports.request': refusal(
        409,
        'skill-passports.too-many-requests',
        'You have five open requests to this company. Wait for an answer first.',
      ),
    });
    await choose(view, 'Achievement 1');
    await view.user.type(screen.getByRole('textbox', { name: /^Note to the company/ }), 'In the spring.');
    await send(view);
    const sentence = 'You have five open requests to this company. Wait for an answer first.';
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0));
    await view.open('/admin/skill-passports');
    await view.open(FORM);
    expect(await screen.findByRole('textbox', { name: /^Note to the company/ })).toHaveValue('In the spring.');
    expect(screen.getByRole('heading', { level: 2, name: 'Achievement 1' })).toBeVisible();
  });

  it('keeps what was typed when another one is chosen', async () => {
    const view = await open();
    await choose(view, 'Achievement 1');
    await view.user.type(screen.getByRole('textbox', { name: /^Note to the company/ }), 'In the spring.');
    await view.user.click(screen.getByRole('button', { name: 'Choose another' }));
    await choose(view, 'Achievement 2');
    expect(screen.getByRole('textbox', { name: /^Note to the company/ })).toHaveValue('In the spring.');
  });
});

describe('the search for what companies offer', () => {
  it('begins with the words of the address, and finds others while the user types', async () => {
    const view = await open(`${FORM}?q=Achievement%203`);
    expect(await screen.findByRole('button', { name: 'Choose Achievement 3' })).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find a credential' });
    expect(field).toHaveValue('Achievement 3');
    await view.user.clear(field);
    await view.user.type(field, 'nothing');
    expect(await screen.findByRole('heading', { name: 'Nothing has these words' })).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Show everything' }));
    expect(await screen.findByRole('button', { name: 'Choose Achievement 1' })).toBeVisible();
  });

  it('keeps its words in the address, and follows the address', async () => {
    const view = await open(FORM);
    await view.user.type(await screen.findByRole('searchbox', { name: 'Find a credential' }), 'Achievement 2');
    await waitFor(() => expect(view.address).toBe(`${FORM}?q=Achievement%202`));
    await view.open(`${FORM}?q=Achievement%203`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose Achievement 2' })).toBeNull());
    expect(await screen.findByRole('button', { name: 'Choose Achievement 3' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Find a credential' })).toHaveValue('Achievement 3');
    await view.back();
    expect(await screen.findByRole('button', { name: 'Choose Achievement 2' })).toBeVisible();
  });

  it('grows page by page', async () => {
    const view = await open();
    await screen.findByRole('button', { name: 'Choose Achievement 2' });
    await view.user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: 'Choose Achievement 3' })).toBeVisible();
  });

  it('shows one company only, when the address names it', async () => {
    const view = await open(`${FORM}?company=${anOffered(2).issuer.companyId}`);
    const list = within(await screen.findByRole('list', { name: 'What companies offer' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(queries(view)).toEqual([expect.objectContaining({ companyId: anOffered(2).issuer.companyId })]);
    expect(screen.getByRole('link', { name: 'Show all companies' })).toBeVisible();
  });

  it('chooses what the address names, also from a later page', async () => {
    await open(`${FORM}?achievement=${anOffered(3).id}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Achievement 3' })).toBeVisible();
  });

  it('lets another one be chosen in place of the one in the address', async () => {
    const view = await open(`${FORM}?achievement=${anOffered(1).id}`);
    await view.user.click(await screen.findByRole('button', { name: 'Choose another' }));
    await choose(view, 'Achievement 2');
    expect(await screen.findByRole('heading', { level: 2, name: 'Achievement 2' })).toBeVisible();
  });

  it('says when no company offers anything', async () => {
    await open(FORM, {}, []);
    expect(await screen.findByRole('heading', { name: 'No company offers credentials yet' })).toBeVisible();
  });
});
