import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication } from '../testing/application-builders.ts';

async function courseOf(application: ApplicationDetail): Promise<HTMLElement[]> {
  await renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin], {
    at: href(applicationRoutes.appliedDetail, { id: application.id }),
    as: 'candidate',
    api: { 'applications.get': application, 'applications.copy': { isMade: false, parts: [], files: [] } },
  });
  return within(await screen.findByRole('list', { name: /^Stages of the application/ })).getAllByRole('listitem');
}

it('the course of an application has seven stages, and says which earlier ones were skipped', async () => {
  const steps = await courseOf(anApplication({ stage: 'interview', reached: ['submitted', 'shortlisted', 'interview'] }));
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Receiveddone',
    'In reviewskipped',
    'Shortlisteddone',
    'Assessmentskipped',
    'Interviewstarted',
    'Offernot yet',
    'Hirednot yet',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step', null, null]);
  expect(steps.map((step) => step.querySelector('.progress-part__line--dashed') !== null)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

it('the course of an application is complete after a hire', async () => {
  const steps = await courseOf(anApplication({ stage: 'hired', reached: ['submitted', 'offer', 'hired'] }));
  expect(steps.at(-1)).toHaveTextContent('Hireddone');
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'step');
});

it('the course of an application shows a stage that the employer took back as still to come', async () => {
  const steps = await courseOf(anApplication({ stage: 'in_review', reached: ['submitted', 'interview', 'in_review'] }));
  expect(steps[4]).toHaveTextContent('Interviewnot yet');
});
