import { act, screen, waitFor, within } from '@testing-library/react';
import { Texts } from '#core/client/i18n/texts.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { getCompany, listCompanies, listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { getImport, getImportPlace, listImports, listMappings } from '#plugins/imports/contract/endpoints.ts';
import type { ImportRun } from '#plugins/imports/contract/schemas.ts';
import { importColumn, readRun } from '#plugins/imports/contract/testing/import-runs.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobImportRoutes } from '../../contract/routes.ts';
import { jobImportClientPlugin } from '../job-import.client-plugin.ts';

const [harbour, lock] = [
  { id: '018f0000-0000-7000-8000-000000000002', name: 'Harbour Works', website: 'https://harbour.test/' },
  { id: '018f0000-0000-7000-8000-000000000003', name: 'Lock Works', website: null },
];
const run: ImportRun = { ...readRun, target: 'job-import.postings', place: harbour.id };
const page = href(jobImportRoutes.postings);
/** The desk is a part of its plugin. */
const imports = clientPlugins.filter(({ id }) => id === 'imports');
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const ABILITIES = {
  employer: ['job-posting:list', 'job-posting:update'],
  admin: ['job-posting:list', 'job-posting:moderate'],
};

interface Opened {
  readonly at?: string;
  readonly as?: keyof typeof ABILITIES;
  readonly companies?: readonly object[];
  readonly api?: FakeReplies;
}

function open({ at = page, as = 'employer', companies = [harbour], api = {} }: Opened = {}): Promise<View> {
  return renderPlugin([...standIns(jobImportClientPlugin, imports), jobImportClientPlugin], {
    at,
    as,
    me: { abilities: ABILITIES[as] },
    api: {
      [listMyCompanies.id]: { items: companies },
      [listCompanies.id]: { items: [harbour, lock], nextCursor: null },
      [getCompany.id]: ({ params }: { params: { id: string } }) => [harbour, lock].find(({ id }) => id === params.id),
      [getImportPlace.id]: { columns: ['title', 'workMode', 'strange'].map((id) => importColumn(id)), canHideMissing: false },
      [listImports.id]: { items: [], nextCursor: null },
      [listMappings.id]: { items: [] },
      [getImport.id]: run,
      ...api,
    },
  });
}

/** The places whose columns the page asked for. */
const placesOf = ({ api }: View): unknown[] => api.calls.filter(({ id }) => id === getImportPlace.id).map(({ query }) => query);
const place = (id: string): object => ({ target: 'job-import.postings', place: id });

describe('The import of job postings', () => {
  it('imports into the only company of an employer', async () => {
    const view = await open();
    expect(view.heading).toBe('Import job postings');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    expect(screen.getByText(/^New job postings become drafts/)).toBeVisible();
    expect(screen.queryByLabelText('Company')).toBeNull();
    expect(placesOf(view)).toEqual([place(harbour.id)]);
  });

  it('asks a user with several companies for one of them before anything else', async () => {
    const view = await open({ companies: [harbour, lock] });
    const choice = await screen.findByRole('combobox', { name: 'Company' });
    expect(choice).toHaveValue('');
    expect(screen.queryByRole('heading', { name: 'Choose a file' })).toBeNull();
    expect(placesOf(view)).toEqual([]);
    await view.user.selectOptions(choice, 'Lock Works');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    expect(view.address).toBe(`${page}?company=${lock.id}`);
    expect(placesOf(view)).toEqual([place(lock.id)]);
  });

  it('leaves the import of the address with its company when another company is chosen', async () => {
    const at = href(jobImportRoutes.postings, {}, { company: harbour.id, import: run.id });
    const view = await open({ at, companies: [harbour, lock] });
    expect(await screen.findByRole('heading', { name: 'Choose the columns' })).toBeVisible();
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Lock Works');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    expect(view.address).toBe(`${page}?company=${lock.id}`);
    expect(screen.queryByText('This import no longer exists')).toBeNull();
  });

  it.each([
    ['another company', lock.id],
    ['no company', 'nonsense'],
  ])('asks for a company when the address has %s', async (_, company) => {
    const others = [harbour, { ...lock, id: '018f0000-0000-7000-8000-000000000004' }];
    const view = await open({ at: href(jobImportRoutes.postings, {}, { company }), companies: others });
    expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveValue('');
    expect(placesOf(view)).toEqual([]);
  });

  it('leads an employer without a company to its form', async () => {
    const view = await open({ companies: [] });
    expect(await screen.findByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/admin/companies/form');
    expect(placesOf(view)).toEqual([]);
  });

  it('loads the companies again when they did not load', async () => {
    let isDown = true;
    const view = await open({
      api: {
        [listMyCompanies.id]: () => {
          if (isDown) throw refusal(503, 'unavailable', 'Not now.');
          return { items: [harbour] };
        },
      },
    });
    expect(await screen.findByText('Your companies did not load.')).toBeVisible();
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
  });

  it('lets an administrator import into all companies or into one', async () => {
    const view = await open({ as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    expect(screen.getByText(/^New job postings are published at once/)).toBeVisible();
    await pick(view.user, screen.getByRole('combobox', { name: /^Company/ }), 'Lock Works');
    expect(view.address).toBe(`${page}?company=${lock.id}`);
    await waitFor(() => expect(placesOf(view)).toEqual([place(''), place(lock.id)]));
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain(listMyCompanies.id);
  });

  it('names the company of the address to an administrator', async () => {
    await open({ as: 'admin', at: href(jobImportRoutes.postings, {}, { company: harbour.id }) });
    expect(await screen.findByDisplayValue('Harbour Works')).toBeVisible();
  });

  it.each([
    ['employer', 'See and post the drafts', `/admin/jobs/employer?status=draft&import=${run.id}`],
    ['admin', 'See the job postings', '/admin/jobs/employer'],
  ] as const)('leads an %s from the result to what it has written', async (as, name, to) => {
    const applied = { ...run, state: 'applied', appliedAt: '2026-03-01T09:00:00.000Z', undoUntil: null };
    const counts = { new: 2, changed: 0, unchanged: 0, faulty: 0, hidden: 0 };
    await open({
      as,
      at: href(jobImportRoutes.postings, {}, { company: harbour.id, import: run.id }),
      api: { [getImport.id]: { ...applied, counts } },
    });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('is closed to administrators without the duty', async () => {
    await renderPlugin([...standIns(jobImportClientPlugin, imports), jobImportClientPlugin], { at: page, as: 'admin' });
    expect(screen.getByText('403')).toBeVisible();
  });

  it('is closed to candidates', async () => {
    await renderPlugin([...standIns(jobImportClientPlugin, imports), jobImportClientPlugin], { at: page, as: 'candidate' });
    expect(screen.getByText('403')).toBeVisible();
  });

  it('calls the columns as users do, in the language of the page', async () => {
    const view = await open({ at: href(jobImportRoutes.postings, {}, { import: run.id }) });
    await screen.findByRole('heading', { name: 'Choose the columns' });
    const titles = (): (string | null)[] =>
      within(screen.getByRole('list', { name: /Columns to import|Zu importierende Spalten/ }))
        .getAllByRole('combobox')
        .map((select) => (select instanceof HTMLSelectElement ? (select.labels[0]?.textContent ?? null) : null));
    expect(titles()).toEqual([
      expect.stringMatching(/^Title/),
      expect.stringMatching(/^Work mode/),
      expect.stringMatching(/^Title of strange/),
    ]);
    await act(() => view.resolve(Texts).change('de'));
    expect(titles().slice(0, 2)).toEqual([expect.stringMatching(/^Titel/), expect.stringMatching(/^Arbeitsweise/)]);
  });
});
