import { screen, waitFor } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { companyParts } from '../../contract/company-parts.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aManagedCompany } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const idOf = (number: number): string => `018f0000-0000-7000-8000-00000000000${number}`;
const verifying = defineClientPlugin({
  id: 'verifying',
  requires: ['employer'],
  contributes: [companyParts.add('verifying.companies', 10, { verification: { load: async () => ({ mayEnd: () => true }) } })],
});
const items = [
  aManagedCompany({ id: idOf(1), name: 'Harbour', state: 'pending', waitingSince: '2026-03-01T09:00:00.000Z', isLate: true, openJobs: 12 }),
  aManagedCompany({ id: idOf(2), name: 'Anchor', members: 0, origin: 'imported', website: null }),
];

const open = (search: Readonly<Record<string, string>> = {}, api: FakeReplies = {}, plugins = [verifying]): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin, ...plugins], {
    at: href(employerRoutes.companies, {}, search),
    as: 'admin',
    me: { abilities: ['managed-company:list', 'company:create'] },
    api: { 'employer.list-managed': { items, nextCursor: null }, ...api },
  });

const asked = (view: View) => view.api.calls.filter(({ id }) => id === 'employer.list-managed').map(({ query }) => query);

it('shows how the verification of each company stands, its members, jobs, origin and day, and leads to it', async () => {
  await open();
  const [harbour, anchor] = (await screen.findAllByRole('row')).slice(1);
  for (const text of ['company.test', 'Late', 'since Mar 1, 2026', '12', 'Written here']) expect(harbour).toHaveTextContent(text);
  for (const text of ['Not verified', '0', 'Import', 'Mar 1, 2026']) expect(anchor).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: /^Harbour/ })).toHaveAttribute('href', href(employerRoutes.companyView, {}, { id: idOf(1) }));
});

it('the filters of the address are sent, and those chosen are in the address', async () => {
  const view = await open({ state: 'pending', members: 'none' });
  expect(await screen.findByRole('link', { name: /^Harbour/ })).toBeVisible();
  expect(asked(view)[0]).toMatchObject({ state: 'pending', members: 'none', sort: 'waiting' });
  await view.user.click(screen.getByRole('button', { name: '2 filters' }));
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Import');
  await waitFor(() => expect(asked(view).at(-1)).toMatchObject({ state: 'pending', origin: 'imported' }));
  expect(view.address).toContain('origin=imported');
});

it('without a plugin that verifies companies says nothing about verification', async () => {
  await open({}, {}, []);
  expect(await screen.findByRole('link', { name: /^Harbour/ })).toBeVisible();
  expect(screen.queryByText('Not verified')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Verification' })).toBeNull();
});

it('without companies says so, and leads back from filters that find none', async () => {
  const none = { 'employer.list-managed': { items: [], nextCursor: null } };
  const view = await open({}, none);
  expect(await screen.findByText('No companies yet')).toBeVisible();
  await view.open(href(employerRoutes.companies, {}, { origin: 'imported' }));
  expect(await screen.findByText('No company matches these filters')).toBeVisible();
});
