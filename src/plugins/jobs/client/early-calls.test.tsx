import { act, waitFor } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { PageDefinition, PageModule } from '#core/client/plugin/page.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { jobRoutes } from '../contract/routes.ts';
import { jobsClientPlugin } from './jobs.client-plugin.ts';
import { anEdited } from './testing/edited-builders.ts';
import { aJob, besideAPosting, idOf, pageOf } from './testing/job-builders.ts';
import { MEMBER } from './testing/managed-server.ts';

const replies = {
  ...besideAPosting,
  'jobs.list-managed': pageOf(),
  'jobs.count-managed': { items: [] },
  'jobs.get': aJob(),
  'jobs.get-edited': anEdited(),
  'jobs.list-templates': { items: [] },
  'employer.list-my-companies': { items: [{ id: idOf(2), name: 'Test Company', country: 'NL' }] },
};

const pages = [
  ['a posting', href(jobRoutes.detail, { id: idOf(1) }), ['jobs.get']],
  ['the preview of a posting', href(jobRoutes.view, {}, { id: idOf(1) }), ['jobs.get']],
  ['the form of a posting', href(jobRoutes.form, {}, { id: idOf(1) }), ['jobs.get-edited']],
  ['the form of a new posting', href(jobRoutes.form), ['employer.list-my-companies', 'jobs.list-managed', 'jobs.list-templates']],
  ['the postings of an employer', href(jobRoutes.managed, {}, { status: 'paused' }), ['jobs.list-managed', 'jobs.count-managed']],
] as const;

/** Calls for what is known only when the page is shown. */
const LATER = new Set(['employer.get-company', 'admin-masters.list-offered', 'jobs.count-applicants', 'jobs.list-similar']);

/** The plugin, whose pages' code arrives when the promise resolves. */
function arrivingAfter(arrival: Promise<void>): ClientPlugin {
  const late =
    ({ load = pageSaying('') }: PageDefinition) =>
    async (): Promise<PageModule> => {
      await arrival;
      return load();
    };
  return { ...jobsClientPlugin, pages: (jobsClientPlugin.pages ?? []).map((page) => ({ ...page, load: late(page) })) };
}

describe.each(pages)('%s', (_, address, ids) => {
  it('sends its calls while its code loads, and each of them once', async () => {
    const code = Promise.withResolvers<void>();
    const plugin = arrivingAfter(code.promise);
    const view = await renderPlugin([...standIns(plugin), plugin], { at: '/nowhere', as: 'employer', me: MEMBER, api: replies });
    const calls = (): readonly string[] => view.api.calls.map(({ id }) => id).filter((id) => id !== 'core.me');
    const opening = view.open(address);
    await waitFor(() => expect(calls()).toEqual(ids));
    code.resolve();
    await opening;
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    // The company is known only when the job is.
    expect(calls().filter((id) => !LATER.has(id))).toEqual(ids);
  });
});
