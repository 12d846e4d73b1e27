import { screen } from '@testing-library/react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { Widget } from './ProfileWidget.tsx';

function Page() {
  const hasTexts = useTexts(['candidate']);
  return (
    <main>
      <h1>Dashboard</h1>
      {hasTexts && <Widget />}
    </main>
  );
}

const probe = onePage('probe', '/probe', Page, ['candidate']);

const open = (views: unknown): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, probe], {
    at: '/probe',
    as: 'candidate',
    api: { ...new FakeProfile().replies, 'candidate.count-views': views },
  });

it.each([
  [1, '1 company opened your profile in the last 30 days.'],
  [12, '12 companies opened your profile in the last 30 days.'],
])('the widget says how many companies opened the profile: %d', async (companies, sentence) => {
  await open({ companies });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each([
  ['no company opened the profile', { companies: 0 }],
  ['the number does not load', () => Promise.reject(refusal(503, 'unavailable', 'The server is not ready.'))],
])('the widget is silent when %s', async (_, views) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open(views);
  expect(await screen.findByRole('link', { name: 'Continue your profile' })).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).toContain('candidate.count-views');
  expect(screen.queryByText(/opened your profile|not ready/)).toBeNull();
});
