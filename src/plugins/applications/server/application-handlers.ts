import { can } from '#core/server/access/policy.ts';
import { allRows } from '#core/server/http/all-rows.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  countApplicantsContract,
  countApplicationsContract,
  countMyApplicationsContract,
  countNewApplicantsContract,
  getApplicationContract,
  listAllApplicationsContract,
  listApplicationsContract,
  listWaitingApplicantsContract,
  moveApplicationContract,
  moveApplicationsContract,
} from '../contract/schemas.ts';
import type { Applications } from './applications.ts';

export function applicationHandlers(applications: Applications): readonly Handler[] {
  return [
    handle(listApplicationsContract, {
      policy: can('read', 'application'),
      whileViewing: { ownOf: ['candidate'], withholds: ['message'] },
      run: ({ actor, query }) => applications.page(actor, query),
    }),
    handle(listAllApplicationsContract, {
      policy: can('read', 'application'),
      whileViewing: { ownOf: ['candidate'], withholds: ['message'] },
      run: ({ actor, query }) => allRows((limit) => applications.page(actor, { ...query, limit })),
    }),
    handle(countApplicationsContract, {
      policy: can('read', 'job-posting'),
      whileViewing: 'own',
      run: (call) => applications.counts(call, call.params.id, call.query.q),
    }),
    handle(countMyApplicationsContract, {
      policy: can('create', 'application'),
      whileViewing: 'own',
      run: ({ actor }) => applications.underWay(actor.userId),
    }),
    handle(countNewApplicantsContract, {
      policy: can('update', 'job-posting'),
      whileViewing: 'own',
      run: ({ actor }) => applications.newToEmployer(actor.userId),
    }),
    handle(listWaitingApplicantsContract, {
      policy: can('update', 'job-posting'),
      whileViewing: 'own',
      run: ({ actor }) => applications.waiting(actor.userId),
    }),
    handle(countApplicantsContract, {
      policy: can('update', 'job-posting'),
      whileViewing: 'own',
      run: ({ actor, query }) => applications.applicants(actor.userId, query.jobIds.split(',')),
    }),
    handle(getApplicationContract, {
      policy: can('read', 'application'),
      whileViewing: { ownOf: ['candidate'], withholds: ['message'], opens: ({ candidate }) => candidate.id },
      run: ({ actor, abilities, params }) => applications.get(actor, abilities, params.id),
    }),
    handle(moveApplicationContract, {
      policy: can('update', 'application'),
      refusals: ['applications.move-not-allowed'],
      run: ({ actor, abilities, params, body }) => applications.move(actor, abilities, params.id, body),
    }),
    handle(moveApplicationsContract, {
      policy: can('update', 'application'),
      run: async ({ actor, abilities, body }) => ({ items: await applications.moveSeveral(actor, abilities, body) }),
    }),
  ];
}
