import { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpointContract } from '#core/contract/endpoint.ts';
import { meSchema } from '#core/contract/me-schema.ts';
import { z } from '#core/contract/schema.ts';
import { chooseRole } from './endpoints.ts';

/** The chosen role. It is never `admin`, which only the command line grants. */
const roleChoiceSchema = z.object({ role: z.enum(CHOOSABLE_ROLES) });

/** {@link chooseRole} with its schemas. */
export const chooseRoleContract = endpointContract(chooseRole, { body: roleChoiceSchema, reply: meSchema });
