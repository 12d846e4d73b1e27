import type { TestServer } from '#core/testing/server-kit.ts';
import { openView } from '../../contract/view-as-endpoints.ts';

export const REASON = 'They asked for help with a form.';

/** Opens a view as the administrator and returns its id. */
export async function viewOf(server: TestServer, admin: string, userId: string): Promise<string> {
  return (await server.as('admin', admin).reply(openView, { body: { userId, reason: REASON } })).id;
}
