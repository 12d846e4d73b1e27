import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { twoPages } from '#core/testing/two-pages.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { aCompany } from '#plugins/employer/contract/testing/a-company.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { aJob, aJobSummary, besideAPosting, idOf } from '../testing/job-builders.ts';

const company = aCompany({ id: idOf(2) });

test('the postings of a company keep both pages and the place after "back" from a posting', async () => {
  const view = await renderPlugin(clientPlugins, {
    at: href(employerRoutes.companyView, {}, { id: company.id }),
    as: 'candidate',
    api: {
      ...besideAPosting,
      'employer.get-company': company,
      'jobs.search': twoPages([aJobSummary({ id: idOf(11), title: 'Welder' })], [aJobSummary({ id: idOf(12), title: 'Painter' })]),
      'jobs.get': aJob({ id: idOf(12), title: 'Painter' }),
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Show more jobs' }));
  await view.user.click(await screen.findByRole('link', { name: /Painter/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Painter/ })).toBeVisible();
  await view.back();
  expect(await screen.findByRole('link', { name: /Painter/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Welder/ })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Painter/));
});
