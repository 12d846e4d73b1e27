import { act, waitFor } from '@testing-library/react';
import type { ClientPlugin, PageModule } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../contract/routes.ts';
import { jobsClientPlugin } from './jobs.client-plugin.ts';
import { anEdited } from './testing/edited-builders.ts';
import { someFacets } from './testing/facet-builders.ts';
import { aJob, aJobSummary, besideAPosting, idOf, pageOf } from './testing/job-builders.ts';
import { MEMBER } from './testing/managed-server.ts';

const replies = {
  ...besideAPosting,
  'jobs.search': pageOf(aJobSummary()),
  'jobs.count': { count: 1, more: false },
  'jobs.list-facets': someFacets(),
  'jobs.list-managed': pageOf(),
  'jobs.count-managed': { items: [] },
  'jobs.get': aJob(),
  'jobs.get-edited': anEdited(),
  'jobs.list-templates': { items: [] },
  'employer.list-my-companies': { items: [{ id: idOf(2), name: 'Test Company', country: 'NL' }] },
};

const pages = [
  ['the search', href(jobRoutes.search, {}, { q: 'pump', workMode: 'remote' }), ['jobs.search', 'jobs.count', 'jobs.list-facets']],
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
  const late = (page: () => Promise<PageModule>) => async (): Promise<PageModule> => {
    await arrival;
    return page();
  };
  return { ...jobsClientPlugin, pages: (jobsClientPlugin.pages ?? []).map((page) => ({ ...page, page: late(page.page) })) };
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

it('the search sends no call when its results are still there', async () => {
  const view = await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.search),
    as: 'candidate',
    api: replies,
  });
  await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'jobs.search')).toHaveLength(1));
  await view.open(href(jobRoutes.detail, { id: idOf(1) }));
  await view.open(href(jobRoutes.search));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(view.api.calls.filter(({ id }) => id === 'jobs.search')).toHaveLength(1);
});
