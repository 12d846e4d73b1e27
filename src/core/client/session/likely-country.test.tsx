import { screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { TokenService } from '../token/token-service.ts';
import { IdentityClient } from './identity-client.ts';
import { LikelyCountry, useLikelyCountry } from './likely-country.ts';

const Page = observer(function Probe() {
  return <h1>{useLikelyCountry()}</h1>;
});

const probe = onePage('probe', '/probe', Page);

const open = (phone?: string, as: 'candidate' | 'visitor' = 'candidate') =>
  renderPlugin([probe], {
    at: '/probe',
    ...(as === 'candidate' && { as }),
    bind: (bind) =>
      bind(IdentityClient).toFactory((resolve) => new FakeIdentity(resolve(TokenService), { ...userOf('candidate@demo.test'), phone })),
  });

const country = (): string | null => screen.getByRole('heading').textContent;

beforeEach(() => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']));

test('the browser tells the country of a user of whom nothing else is known', async () => {
  await open();
  expect(country()).toBe('AT');
});

test('a profile is stronger than the browser, a company than a profile, and a confirmed number than both', async () => {
  const view = await open('+33612345678');
  const likely = view.resolve(LikelyCountry);
  await waitFor(() => expect(country()).toBe('FR'));
  likely.learn('company', 'PT');
  likely.learn('profile', 'NL');
  expect(likely.country).toBe('FR');
});

test('a company that names no country leaves the profile', async () => {
  const view = await open();
  const likely = view.resolve(LikelyCountry);
  likely.learn('profile', 'NL');
  likely.learn('company', 'PT');
  await waitFor(() => expect(country()).toBe('PT'));
  likely.learn('company', null);
  await waitFor(() => expect(country()).toBe('NL'));
});

test('the number of an account is not read for a visitor', async () => {
  await open('+33612345678', 'visitor');
  expect(country()).toBe('AT');
});
