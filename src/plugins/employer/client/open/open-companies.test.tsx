import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany, aListedCompany } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const company = aCompany({ tagline: 'We build ships' });

const open = (at: string, api: FakeReplies) => renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], { at, api });

const markup = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;

test('a visitor reads a company, whose head has its markup until the page is left', async () => {
  const view = await open(href(employerRoutes.openCompany, { id: company.id }), {
    'employer.get-company': company,
    'employer.list-companies': { items: [aListedCompany()], nextCursor: null },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
  await waitFor(() => expect(JSON.parse(markup() ?? '{}')).toMatchObject({ '@type': 'Organization', name: 'Test Company' }));
  expect(screen.queryByText(/does not manage it/)).toBe(null);
  await view.user.click(screen.getAllByRole('link', { name: 'Companies' }).at(-1) ?? document.body);
  expect(await screen.findByRole('list', { name: 'Companies' })).toBeVisible();
  expect([view.address, markup()]).toEqual(['/companies', undefined]);
  expect(screen.getByRole('link', { name: 'Test Company' })).toHaveAttribute('href', `/companies/${company.id}`);
});

test('the page of a company without members says where it is from', async () => {
  await open(href(employerRoutes.openCompany, { id: company.id }), { 'employer.get-company': aCompany({ hasMembers: false }) });
  expect(await screen.findByText('This page was made from imported jobs. Test Company does not manage it.')).toBeVisible();
});
