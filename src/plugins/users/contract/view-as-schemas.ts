import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, instantSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { endView } from '#core/contract/view-as.ts';
import { listOwnViews, openView } from './view-as-endpoints.ts';

export const openViewSchema = z.object({
  userId: idSchema,
  reason: textSchema(10, 300).describe(
    '10 to 300 characters. The audit record has only its length. The person learns only that there is one.',
  ),
});

/** Why an administrator wants to see the site as another person. */
export type ViewRequest = Shape<typeof openViewSchema>;

export const openViewContract = endpointContract(
  openView,
  {
    body: openViewSchema,
    reply: z.object({ id: idSchema, endsAt: instantSchema, user: z.object({ id: idSchema, name: z.string() }) }),
  },
  201,
);

export const endViewContract = endpointContract(endView, { params: idParamsSchema, reply: z.undefined() }, 204);

const ownViewSchema = z.object({
  id: idSchema,
  startedAt: instantSchema,
  endedAt: instantSchema.nullable().describe('`null` while the view is open.'),
});

/** A time in which an administrator saw the site as the user. Neither the administrator nor the text of the reason is named. */
export type OwnView = Shape<typeof ownViewSchema>;

export const listOwnViewsContract = endpointContract(listOwnViews, {
  reply: z.object({ items: z.array(ownViewSchema) }),
});
