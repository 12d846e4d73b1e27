import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { APPLICATION_STAGES } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail, StageCount } from '../../contract/schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { aJob, anApplication, idOf, pageOf } from './application-builders.ts';

export const amina = anApplication({ id: idOf(31), candidate: { id: idOf(41), name: 'Amina', email: 'amina@demo.test' } });
export const bruno = anApplication({ id: idOf(32), candidate: { id: idOf(42), name: 'Bruno', email: 'bruno@demo.test' }, message: '' });
export const carla = anApplication({
  id: idOf(33),
  candidate: { id: idOf(43), name: 'Carla', email: 'carla@demo.test' },
  stage: 'interview',
  moves: ['in_review', 'rejected'],
});

/** Address of their posting. */
export const at = href(applicationRoutes.applicants, { jobId: idOf(1) });

interface Asked {
  readonly query: { readonly stage?: string; readonly q?: string };
}

/** A server with these applications that does not save moves. */
export function serverWith(applications: readonly ApplicationDetail[]): FakeReplies {
  const list = ({ query }: Asked) => pageOf(...applications.filter(({ stage }) => query.stage === undefined || stage === query.stage));
  const count = (stage: string): number => applications.filter((application) => application.stage === stage).length;
  const stages: StageCount[] = APPLICATION_STAGES.map((stage) => ({ stage, now: count(stage), reached: count(stage) }));
  return { 'jobs.get': aJob(), 'applications.list': list, 'applications.count-stages': { stages } };
}

export const openApplicants = (
  api: FakeReplies,
  address: string = at,
  abilities: readonly string[] = ['application:read'],
): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin], {
    at: address,
    as: 'employer',
    me: { abilities: [...abilities] },
    api,
  });

export const column = (name: RegExp): Promise<HTMLElement> => screen.findByRole('region', { name });
export const names = (place: HTMLElement): string[] =>
  within(place)
    .queryAllByRole('link')
    .map((link) => link.textContent ?? '');
