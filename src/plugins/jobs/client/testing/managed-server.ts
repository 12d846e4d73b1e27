import type { Me } from '#core/contract/me-schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies, MadeCall } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { JOB_STATUSES } from '../../contract/life-cycle.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';

export const MANAGED = '/admin/jobs/employer';

/** Who opens the list, with their abilities. */
export const MEMBER: Pick<Me, 'abilities'> = { abilities: ['job-posting:create', 'job-posting:list', 'job-posting:update'] };
const MODERATOR: Pick<Me, 'abilities'> = { abilities: ['job-posting:list', 'job-posting:moderate', 'job-posting:move'] };

/** Answers like the server for a few postings. A move changes the state, the version and the possible moves. */
export class ManagedServer {
  rows: readonly ManagedJob[];

  constructor(...rows: readonly ManagedJob[]) {
    this.rows = rows;
  }

  get replies(): FakeReplies {
    return {
      'jobs.list-managed': ({ query }: { query: { status?: string; q?: string } }) => ({
        items: this.rows.filter(
          ({ status, reference }) =>
            (query.status ?? status) === status && (query.q === undefined || !query.q.startsWith('J-') || query.q === reference),
        ),
        nextCursor: null,
      }),
      'jobs.count-managed': () => ({
        items: JOB_STATUSES.map((status) => ({ status, count: this.rows.filter((row) => row.status === status).length })),
      }),
      'jobs.count-open-applications': { count: 2 },
      'jobs.move': ({ params, body }: { params: { id: string }; body: { to: ManagedJob['status'] } }) => this.moved(params.id, body.to),
      'jobs.list-events': { items: [], nextCursor: null },
    };
  }

  private moved(id: string, to: ManagedJob['status']): ManagedJob | undefined {
    this.rows = this.rows.map((row) =>
      row.id === id ? { ...row, status: to, version: row.version + 1, moves: to === 'paused' ? ['published', 'closed'] : [] } : row,
    );
    return this.rows.find((row) => row.id === id);
  }
}

/** Opens an address as a member of a company. */
export function openAsMember(at: string, api: FakeReplies): Promise<View> {
  return renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at, as: 'employer', me: MEMBER, api });
}

/** Opens an address as an administrator with the duty `jobs`. */
export function openAsModerator(at: string, api: FakeReplies, abilities: readonly string[] = []): Promise<View> {
  const me = { abilities: [...MODERATOR.abilities, ...abilities] };
  return renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at, as: 'admin', me, api });
}

/** The bodies of the calls to an endpoint. */
export function bodiesOf(view: View, id: string): unknown[] {
  return view.api.calls.filter((call: MadeCall) => call.id === id).map(({ body }) => body);
}
