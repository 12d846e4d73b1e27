import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { endOtherSessions, endSession, endThisSession, listSessions } from './session-endpoints.ts';

const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

/** {@link listSessions} with its schemas. */
export const listSessionsContract = endpointContract(listSessions, { reply: z.object({ items: z.array(sessionSchema) }) });

/** {@link endSession} with its schemas. */
export const endSessionContract = endpointContract(endSession, { params: idParamsSchema, reply: z.undefined() }, 204);

/** {@link endOtherSessions} with its schemas. */
export const endOtherSessionsContract = endpointContract(endOtherSessions, { reply: z.object({ ended: z.int() }) });

/** {@link endThisSession} with its schemas. */
export const endThisSessionContract = endpointContract(endThisSession, { reply: z.undefined() }, 204);
