import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { besideAPosting } from './job-builders.ts';

/** Opens the page of a posting as a candidate. */
export function openPosting(job: Job, api: FakeReplies = {}, others: readonly ClientPlugin[] = []): Promise<View> {
  return renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...others], {
    at: href(jobRoutes.detail, { id: job.id }),
    as: 'candidate',
    api: {
      ...besideAPosting,
      'jobs.get': job,
      'employer.get-company': { id: job.company.id, name: job.company.name, tagline: null, about: null },
      ...api,
    },
  });
}
