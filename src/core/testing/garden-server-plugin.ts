import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { textSchema, z } from '#core/contract/schema.ts';
import { can } from '#core/server/access/policy.ts';
import { auditAction } from '#core/server/audit/audit-action.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';

/** Waters the garden; administrators with the duty `garden` may. */
export const waterGarden = endpoint<{ body: { litres: number; remark: string }; reply: undefined }>({
  id: 'garden.water',
  method: 'POST',
  path: '/garden/water',
  summary: 'Waters the garden.',
});

/** Shows the garden; every caller may, also while suspended. */
export const seeGarden = endpoint<{ reply: { litres: number } }>({
  id: 'garden.see',
  method: 'GET',
  path: '/garden',
  summary: 'The garden.',
});

const gardenWatered = auditAction({ name: 'garden.watered', subject: 'garden', fields: { litres: 'value', remark: 'length' } });

const body = z.object({ litres: z.int().min(0), remark: textSchema(0, 100_000) });
const waterContract = endpointContract(waterGarden, { body, reply: z.undefined() }, 204);
const seeContract = endpointContract(seeGarden, { reply: z.object({ litres: z.int() }) });

/** A plugin for tests of duties, suspension and the audit record. */
export function gardenServerPlugin() {
  return defineServerPlugin({
    id: 'garden',
    summary: 'A garden.',
    duties: ['garden'],
    auditActions: [gardenWatered],
    abilities: ({ duties }, allow) => {
      if (duties.has('garden')) allow('update', 'garden');
    },
    setup: ({ db, epoch }) => ({
      handlers: [
        handle(waterContract, {
          policy: can('update', 'garden'),
          run: async ({ audit, body: { litres, remark } }) => {
            await inTransaction(db, async (_own, transaction) => {
              await audit(transaction, gardenWatered, { subjectId: 'one', changes: { litres: [0, litres], remark: ['', remark] } });
              await epoch.raise(transaction);
              if (litres > 1000) throw new Error('The garden is flooded.');
            });
            return undefined;
          },
        }),
        handle(seeContract, { policy: 'public', run: async () => ({ litres: 1 }) }),
      ],
    }),
  });
}
