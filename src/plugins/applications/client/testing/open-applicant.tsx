import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { applicationParts } from '../../contract/application-parts.ts';
import type { ApplicationCopy } from '../../contract/applying/copy-schemas.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication, idOf, pageOf } from './application-builders.ts';
import { managedProbe } from './managed-probe.tsx';
import { movedBy } from './moves.ts';

export const person = (number: number, name: string, rest: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  anApplication({ id: idOf(30 + number), candidate: { id: idOf(40 + number), name, email: `${number}@demo.test` }, ...rest });
export const amina = person(1, 'Amina', { moves: ['in_review', 'interview', 'rejected'] });
export const bruno = person(2, 'Bruno', { stage: 'offer', moves: ['hired'] });

export const pageFor = ({ candidate }: Application): string => href(applicationRoutes.applicant, { jobId: idOf(1), userId: candidate.id });

const words = { members: 'Only for members.', issuers: 'Only for issuers.' };
const about = ({ candidate, stage: at }: ApplicationDetail): string => `A panel about ${candidate.name} at ${at}.`;

const OtherPanel = ({ application }: { readonly application: ApplicationDetail }): JSX.Element => <p>{about(application)}</p>;
const MemberPanel = () => <p>{words.members}</p>;
const IssuerPanel = () => <p>{words.issuers}</p>;

const withPanel = defineClientPlugin({
  id: 'panels',
  requires: ['applications'],
  contributes: [
    applicationParts.add('panels.applicant', 10, { applicant: { load: async () => ({ Panel: OtherPanel }) } }),
    applicationParts.add('panels.members', 20, { applicant: { roles: ['employer'], load: async () => ({ Panel: MemberPanel }) } }),
    applicationParts.add('panels.issuers', 30, {
      applicant: { ability: { subject: 'credential', action: 'issue' }, load: async () => ({ Panel: IssuerPanel }) },
    }),
  ],
});

export const copyWith = (text: string): ApplicationCopy => ({ isMade: true, parts: [{ part: 'message', copy: { text } }], files: [] });

/** A server that saves moves. */
export function serverWith(...applications: ApplicationDetail[]): FakeReplies {
  const known = new Map(applications.map((application) => [application.id, application]));
  const get = ({ params: { id } }: { params: { id: string } }): ApplicationDetail => {
    const application = known.get(id);
    if (application === undefined) throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
    return application;
  };
  return {
    'applications.list': ({ query }: { query: { candidateId?: string } }) =>
      pageOf(...[...known.values()].filter(({ candidate }) => query.candidateId === undefined || query.candidateId === candidate.id)),
    'applications.get': get,
    'applications.count-stages': { stages: [] },
    'applications.copy': copyWith('I know pumps.'),
    'applications.opened': undefined,
    'applications.list-notes': { items: [] },
    ...movedBy((id, stage) => {
      const before = get({ params: { id } });
      const move = { from: before.stage, to: stage, by: 'employer' as const, at: '2026-03-03T09:00:00.000Z' };
      const after = { ...before, stage, moves: [], version: before.version + 1, history: [...before.history, move] };
      known.set(after.id, after);
      return after;
    }),
  };
}

export const open = (api: FakeReplies, at = pageFor(amina)): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, managedProbe, withPanel], {
    at,
    as: 'employer',
    me: { abilities: ['application:read', 'application:update'] },
    api,
  });

export const openAsAdmin = (application: ApplicationDetail): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, managedProbe, withPanel], {
    at: pageFor(application),
    as: 'admin',
    me: { abilities: ['application:read'] },
    api: serverWith(application),
  });

export const stage = (): HTMLElement => screen.getByRole('group', { name: 'Stage' });
