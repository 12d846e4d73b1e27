import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { endpoint } from '#core/contract/endpoint.ts';
import type { Issue } from '#core/contract/errors.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useAutosavedForm } from './use-autosaved-form.ts';
import { useContractForm } from './use-contract-form.ts';

interface Bed {
  readonly depth: string;
}

const dig = endpoint<{ body: Bed; reply: null }>({ id: 'garden.dig', method: 'POST', path: '/beds', summary: 'Dig.' });
const schema = z.object({ depth: z.string() });
const NOT_VALID = 'Some of the information is not valid.';
const atDepth: Issue = { path: 'depth', message: 'Dig less deep.', code: 'garden.too-deep' };
const elsewhere: Issue = { path: 'weather', message: 'It rains.', code: 'garden.rain' };

function useDigging(): (body: Bed) => Promise<void> {
  const api = useService(ApiClient);
  return async (body) => void (await api.call(dig, { body }));
}

function SentForm(): JSX.Element {
  const send = useDigging();
  const { submit, busy, failure, fields } = useContractForm<Bed, Bed>({ schema, defaults: { depth: '10' }, send });
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <TextInput label="Depth" {...fields.text('depth')} />
      <FormEnd failure={failure} busy={busy} action="Dig" />
    </form>
  );
}

function SavedForm(): JSX.Element {
  const send = useDigging();
  const { fields } = useAutosavedForm<Bed, Bed>({ schema, defaults: { depth: '10' }, send });
  return (
    <form noValidate>
      <h1>Garden</h1>
      <TextInput label="Depth" {...fields.text('depth')} />
    </form>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.sent', '/sent'), layout: 'none', load: async () => ({ Page: SentForm }) },
    { route: routeRef('garden.saved', '/saved'), layout: 'none', load: async () => ({ Page: SavedForm }) },
    { route: routeRef('garden.other', '/other'), layout: 'none', load: pageSaying('Other') },
  ],
});

let refuse: (issues: readonly Issue[]) => Promise<void>;

function opened(at: string): Promise<View> {
  const answer = (): Promise<never> =>
    new Promise((_, reject) => {
      refuse = async (issues) => {
        await act(async () => reject(refusal(422, 'invalid', NOT_VALID, issues)));
        // The snackbar of a failed call with issues comes after the page had them.
        await act(() => new Promise((later) => setTimeout(later)));
      };
    });
  return renderPlugin([garden], { at, api: { [dig.id]: answer } });
}

async function sent(): Promise<View> {
  const view = await opened('/sent');
  await view.user.click(screen.getByRole('button', { name: 'Dig' }));
  return view;
}

/** Types, and saves at once by leaving the window or the page. */
async function typed(leave?: string): Promise<View> {
  const view = await opened('/saved');
  await view.user.type(screen.getByLabelText('Depth'), '0');
  if (leave !== undefined) await view.open(leave);
  else await act(async () => void window.dispatchEvent(new Event('online')));
  return view;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('A form that the server refuses', () => {
  it.each([
    ['is sent', sent],
    ['saves itself', () => typed()],
  ])('shows no snackbar if all issues are beside fields, when it %s', async (_, save) => {
    const view = await save();
    await refuse([atDepth]);
    expect(screen.getByText('Dig less deep.')).toBeVisible();
    expect(view.snackbar).toBe('');
  });

  it('shows a snackbar if it has no field for one of the issues', async () => {
    const view = await sent();
    await refuse([atDepth, elsewhere]);
    expect(view.snackbar).toBe(NOT_VALID);
  });

  it('shows a snackbar if it has been left while it was sent', async () => {
    const view = await sent();
    await view.open('/other');
    await refuse([atDepth]);
    expect(view.snackbar).toBe(NOT_VALID);
  });

  it('shows a snackbar if it was saved last by leaving it', async () => {
    const view = await typed('/other');
    await refuse([atDepth]);
    expect(view.snackbar).toBe(NOT_VALID);
  });
});
