import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { useTodos as useDecisions } from '../../admin/decision-todos.ts';
import { skillPassportsClientPlugin } from '../../skill-passports.client-plugin.ts';
import { anAchievement, anIssuer, idOf } from '../../testing/issuer-builders.ts';
import { useTodos } from './issuer-todos.ts';

const IssuerTasks = observer(function Probe() {
  return <Tasks news={useTodos()} />;
});

const Decisions = observer(function Probe() {
  return <Tasks news={useDecisions()} />;
});

function Tasks({ news: { status, todos } }: { readonly news: TodoNews }): JSX.Element {
  return (
    <>
      <h1>{status}</h1>
      <ul>
        {todos.map(({ id, title, text, actions }) => (
          <li key={id}>{[title, text, ...actions.map(({ to }) => to)].join(' | ')}</li>
        ))}
      </ul>
    </>
  );
}

function IssuerPage(): JSX.Element {
  return useTexts(['skill-passports']) ? <IssuerTasks /> : <h1>loading</h1>;
}

function DecisionsPage(): JSX.Element {
  return useTexts(['skill-passports']) ? <Decisions /> : <h1>loading</h1>;
}

const probe = defineClientPlugin({
  id: 'probe',
  requires: ['skill-passports'],
  pages: [
    { route: routeRef('probe.issuer', '/probe/issuer'), layout: 'none', load: async () => ({ Page: IssuerPage }) },
    { route: routeRef('probe.decisions', '/probe/decisions'), layout: 'none', load: async () => ({ Page: DecisionsPage }) },
  ],
});

const open = (at: string, api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(skillPassportsClientPlugin), skillPassportsClientPlugin, probe], {
    at,
    as: at === '/probe/issuer' ? 'employer' : 'admin',
    api,
  });

/** The tasks, once they are known. The marks that isolate names are left out. */
async function tasks(): Promise<readonly string[]> {
  await screen.findByRole('heading', { name: 'ready' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replace(/[\u2068\u2069]/g, ''));
}

test('a member answers requests, and describes the first achievement of a trusted company', async () => {
  await open('/probe/issuer', {
    'skill-passports.my-issuers': { items: [anIssuer({ openRequests: 2 }), anIssuer({ id: idOf(2), companyId: idOf(91), name: 'Vecht' })] },
    'skill-passports.achievements': ({ params }: { params: { id: string } }) => ({
      items: params.id === idOf(1) ? [anAchievement()] : [],
    }),
  });
  expect(await tasks()).toEqual([
    `Answer 2 requests for credentials | Candidates ask IJssel Steel for a credential. | /admin/skill-passports?company=${idOf(90)}`,
    `Describe your first achievement | Vecht may issue credentials now. | /admin/skill-passports/form?issuer=${idOf(2)}`,
  ]);
});

test('a company that waits has no task', async () => {
  await open('/probe/issuer', { 'skill-passports.my-issuers': { items: [anIssuer({ state: 'pending' })] } });
  expect(await tasks()).toEqual([]);
});

test('an administrator decides about all companies that wait', async () => {
  await open('/probe/decisions', { 'skill-passports.count-waiting-issuers': { count: 104 } });
  expect(await tasks()).toEqual([
    '104 companies wait for a decision | Read who they are, and decide whether they may issue credentials. | /admin/skill-passports?status=waiting',
  ]);
});

test('without a company that waits there is no task', async () => {
  await open('/probe/decisions', { 'skill-passports.count-waiting-issuers': { count: 0 } });
  expect(await tasks()).toEqual([]);
});

test('a failure is told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/probe/issuer', {
    'skill-passports.my-issuers': refusal(503, 'unavailable', 'The server is not ready.'),
  });
  expect(await screen.findByRole('heading', { name: 'failed' })).toBeVisible();
});
