import { endpointContract } from '#core/contract/endpoint.ts';
import { instantSchema, z } from '#core/contract/schema.ts';
import { listMessages } from './endpoints.ts';

const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'phone']),
  to: z.string(),
  mode: z.string().exactOptional(),
  code: z.string(),
  link: z.string().exactOptional(),
  askedAt: instantSchema,
});

export const listMessagesContract = endpointContract(listMessages, { reply: z.object({ items: z.array(messageSchema) }) });
