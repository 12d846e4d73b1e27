import { can } from '#core/server/access/policy.ts';
import { auditAction } from '#core/server/audit/audit-action.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { listMailsContract, retryMailContract } from '../contract/schemas.ts';

/** An administrator sent a failed mail again. */
export const mailRetried = auditAction({ name: 'mail.retried', subject: 'mail', fields: {} });

/** The calls of the administrators who watch over outgoing mail. */
export function outgoingHandlers({ notices }: Pick<ServerKernel, 'notices'>): readonly Handler[] {
  return [
    handle(listMailsContract, {
      policy: can('list', 'mail'),
      run: ({ query }) => notices.outgoing.page(query),
    }),
    handle(retryMailContract, {
      policy: can('update', 'mail'),
      run: async ({ params: { id }, audit }) => {
        const isRetried = await notices.outgoing.retry(id, (transaction) => audit(transaction, mailRetried, { subjectId: id }));
        if (!isRetried) throw new ApiFault('not-found');
        return undefined;
      },
    }),
  ];
}
