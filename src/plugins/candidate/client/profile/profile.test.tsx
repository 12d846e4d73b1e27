import { screen } from '@testing-library/react';
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
});
