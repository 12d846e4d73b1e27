import { endpointContract } from '#core/contract/endpoint.ts';
import { exactSchema, idParamsSchema, idSchema, z } from '#core/contract/schema.ts';
import { forgetPushToken, savePushToken } from './push-endpoints.ts';

// The provider's tokens contain only letters, digits and a few signs. Any other text is not a token.
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

/** {@link savePushToken} with its schemas. */
export const savePushTokenContract = endpointContract(savePushToken, {
  body: z.object({ token: exactSchema(1, 4096).regex(VISIBLE_ASCII) }),
  reply: z.object({ id: idSchema }),
});

/** {@link forgetPushToken} with its schemas. */
export const forgetPushTokenContract = endpointContract(forgetPushToken, { params: idParamsSchema, reply: z.undefined() }, 204);
