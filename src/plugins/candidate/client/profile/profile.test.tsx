import { act, screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { CandidateProfile } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';

const blank: CandidateProfile = {
  candidateId: '018f0000-0000-7000-8000-000000000004',
  name: 'Demo Candidate',
  headline: null,
  location: null,
  summary: null,
  version: 0,
};

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin], { at: href(candidateRoutes.profile), as: 'candidate', api });

/** The window is hidden, as when another tab is opened: what waits is saved at once. */
function leaveWindow(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function sentBy(view: View): unknown[] {
  return view.api.calls.filter(({ id }) => id === 'candidate.save-my-profile').map(({ body }) => body);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe("a candidate's profile", () => {
  it('is saved with the version it was made from, and then builds on the new one', async () => {
    const view = await open({
      'candidate.get-my-profile': blank,
      'candidate.save-my-profile': { ...blank, headline: 'Welder', version: 1 },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    await view.user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save profile' }));
    const saves = view.api.calls.filter(({ id }) => id === 'candidate.save-my-profile');
    expect(saves.map(({ body }) => body)).toMatchObject([{ version: 0 }, { version: 1 }]);
  });

  it('shows what the server finds wrong beside the field', async () => {
    const view = await open({
      'candidate.get-my-profile': blank,
      'candidate.save-my-profile': () => {
        throw refusal(422, 'invalid', 'Some of what was sent is not valid.', [
          { path: 'headline', message: 'Leave contact data out.', code: 'invalid' },
        ]);
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder, call me');
    await view.user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Leave contact data out.')).toBeVisible();
    expect(screen.getByLabelText('Headline')).toHaveValue('Welder, call me');
  });

  it('can be asked for again when it did not load', async () => {
    let fails = true;
    const view = await open({
      'candidate.get-my-profile': () => {
        if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
        return blank;
      },
    });
    expect(await screen.findByText('The profile did not load.')).toBeVisible();
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Headline')).toBeVisible();
  });

  it('saves itself when its window is left, over the version it saved before', async () => {
    let version = 0;
    const view = await open({
      'candidate.get-my-profile': blank,
      'candidate.save-my-profile': ({ body }: { body: { headline: string } }) => {
        version += 1;
        return { ...blank, headline: body.headline, version };
      },
    });
    const headline = await screen.findByLabelText('Headline');
    await view.user.type(headline, 'Welder');
    leaveWindow();
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    await view.user.type(headline, ' and fitter');
    leaveWindow();
    await waitFor(() =>
      expect(sentBy(view)).toEqual([
        { headline: 'Welder', location: '', summary: '', version: 0 },
        { headline: 'Welder and fitter', location: '', summary: '', version: 1 },
      ]),
    );
    expect(headline).toHaveValue('Welder and fitter');
  });

  it('sends nothing by itself that the contract forbids, and says nothing against it', async () => {
    const view = await open({ 'candidate.get-my-profile': blank });
    await view.user.type(await screen.findByLabelText('Where you live'), 'Kampen');
    leaveWindow();
    expect(sentBy(view)).toEqual([]);
    expect(screen.getByText('Not saved yet. Kept here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what did not reach the server, and tries again when asked', async () => {
    let fails = true;
    const view = await open({
      'candidate.get-my-profile': blank,
      'candidate.save-my-profile': () => {
        if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
        return { ...blank, headline: 'Welder', version: 1 };
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    leaveWindow();
    expect(await screen.findByText('Not saved. Kept here')).toBeVisible();
    expect(view.snackbar).toBe('');
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Saved /)).toBeVisible();
  });

  it('asks which of two stays when another window was faster', async () => {
    let stored: CandidateProfile = { ...blank, headline: 'Fitter', version: 4 };
    let loads = 0;
    const view = await open({
      'candidate.get-my-profile': () => {
        loads += 1;
        return loads === 1 ? blank : stored;
      },
      'candidate.save-my-profile': ({ body }: { body: { headline: string; version: number } }) => {
        if (body.version !== stored.version) throw refusal(409, 'conflict', 'This was changed meanwhile.');
        stored = { ...stored, headline: body.headline, version: 5 };
        return stored;
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    leaveWindow();
    expect(await screen.findByText('Your profile was changed in another window')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Keep what is typed here' }));
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    expect(stored.headline).toBe('Welder');
    expect(screen.queryByText('Your profile was changed in another window')).toBeNull();
  });

  it('shows the other one where that is chosen', async () => {
    let loads = 0;
    const view = await open({
      'candidate.get-my-profile': () => {
        loads += 1;
        return loads === 1 ? blank : { ...blank, headline: 'Fitter', version: 4 };
      },
      'candidate.save-my-profile': () => {
        throw refusal(409, 'conflict', 'This was changed meanwhile.');
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    leaveWindow();
    await view.user.click(await screen.findByRole('button', { name: 'Show the other one' }));
    await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Fitter'));
  });
});
