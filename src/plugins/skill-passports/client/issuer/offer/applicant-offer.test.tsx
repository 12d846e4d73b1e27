import { screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { ApplicationDetail } from '#plugins/applications/contract/schemas.ts';
import { skillPassportsClientPlugin } from '../../skill-passports.client-plugin.ts';
import { anAchievement, anIssued, anIssuer, idOf } from '../../testing/issuer-builders.ts';
import { callsOf, REPLIES } from '../../testing/open-issuer.ts';
import { Panel } from './ApplicantOfferPanel.tsx';

const application: ApplicationDetail = {
  id: idOf(50),
  job: { id: idOf(51), title: 'Welder', company: 'IJssel Steel', location: null },
  candidate: { id: idOf(52), name: 'Robin Vos', email: null },
  message: '',
  stage: 'submitted',
  isPaused: false,
  reached: ['submitted'],
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  version: 1,
  moves: [],
  history: [],
  ...{ attempt: 1, sentTo: { title: 'Welder', company: 'IJssel Steel' }, isRead: true, isAwaited: true, isAsking: false, answerBy: null },
  ...{ openedAt: null, nudgedAt: null, nudgeFrom: null, withdrawnFor: null, source: null },
};

function Page(): JSX.Element {
  return useTexts(['skill-passports']) ? (
    <>
      <h1>Applicant</h1>
      <Panel application={application} />
    </>
  ) : (
    <h1>loading</h1>
  );
}

const probe = onePage('probe', '/probe', Page, ['skill-passports']);

const open = (api: FakeReplies = {}): Promise<View> =>
  renderPlugin([...standIns(skillPassportsClientPlugin), skillPassportsClientPlugin, probe], {
    at: '/probe',
    as: 'employer',
    api: { ...REPLIES, ...api },
  });

test('an applicant is offered one of the active achievements', async () => {
  const view = await open({
    'skill-passports.achievements': {
      items: [anAchievement(), anAchievement({ id: idOf(11), name: 'First aid' }), anAchievement({ id: idOf(12), state: 'draft' })],
    },
    'skill-passports.offer': anIssued({ state: 'offered' }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Offer a credential' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer Robin Vos a credential' }));
  const choice = dialog.getByRole('combobox', { name: 'Achievement' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Welding of thin sheets', 'First aid']);
  await view.user.selectOptions(choice, 'First aid');
  await view.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(view.snackbar).toBe('The offer was sent.'));
  expect(callsOf(view, 'offer')).toEqual([{ to: { candidateId: idOf(52) }, evidence: [], result: '' }]);
  expect(view.api.calls.at(-1)?.params).toEqual({ id: idOf(11) });
});

test.each([
  ['is not trusted', { 'skill-passports.my-issuers': { items: [anIssuer({ state: 'pending' })] } }],
  ['offers nothing', { 'skill-passports.achievements': { items: [anAchievement({ state: 'draft' })] } }],
])('there is no panel while the company %s', async (_, api) => {
  const view = await open(api);
  await waitFor(() => expect(callsOf(view, 'my-issuers')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Credential' })).toBeNull();
});

test('a failure is told, and asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const view = await open({
    'skill-passports.achievements': () => {
      if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
      return { items: [anAchievement()] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await view.user.click(retry);
  expect(await screen.findByRole('button', { name: 'Offer a credential' })).toBeVisible();
});
