import { screen } from '@testing-library/react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { ListedDraft } from '../../contract/applying/draft-schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { shownTodos, todosProbe } from '../testing/todos-probe.tsx';
import { useTodos } from './candidate-todos.ts';

const probe = todosProbe(useTodos);

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const aListedDraft = (place: number, title: string, endsAt: string | null, takesApplications = true): ListedDraft => ({
  ...{ job: { id: idOf(place), title, company: 'Canal Works', location: null }, takesApplications, endsAt },
  ...{ updatedAt: inDays(-1), deletedAt: inDays(29) },
});

const open = async (api: FakeReplies) => {
  const view = await renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, probe], {
    at: '/probe',
    as: 'candidate',
    api,
  });
  expect(await screen.findByText('ready')).toBeVisible();
  return view;
};

test('the to-dos of a candidate are drafts whose posting ends within three days, and late answers that can be asked about', async () => {
  const view = await open({
    'applications.list-drafts': {
      items: [
        aListedDraft(1, 'Soon', inDays(2.9)),
        aListedDraft(2, 'Later', inDays(3.1)),
        aListedDraft(3, 'Without an end', null),
        aListedDraft(4, 'Over', inDays(-1), false),
      ],
    },
    'applications.list': pageOf(
      anApplication({ id: idOf(11), nudgeFrom: inDays(-1) }),
      anApplication({ id: idOf(12), nudgeFrom: inDays(1) }),
      anApplication({ id: idOf(13), nudgeFrom: null }),
    ),
  });
  expect(shownTodos()).toEqual([
    `Finish your application for Soon at Canal Works /admin/jobs/all/${idOf(1)}?then=apply`,
    `Ask Test Company for an answer about Pump engineer /admin/jobs/applied/${idOf(11)}`,
  ]);
  expect(view.api.calls.find(({ id }) => id === 'applications.list')?.query).toEqual({ standing: 'late', limit: 20 });
});

test('a candidate without drafts and late answers has no to-dos for applications', async () => {
  await open({ 'applications.list-drafts': { items: [] }, 'applications.list': pageOf() });
  expect(shownTodos()).toEqual([]);
});
