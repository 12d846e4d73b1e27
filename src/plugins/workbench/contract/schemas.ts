import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
import { idParamsSchema, idSchema, instantSchema, type Shape, z } from '#core/contract/schema.ts';
import { listMessages, showMail } from './endpoints.ts';

const messageSchema = z.object({
  id: z.string().describe('Stays the same until the message is used.'),
  channel: z.enum(['email', 'phone']),
  to: z.string().describe('Email address, or telephone number in its international form (`+441514960000`).'),
  mode: z
    .string()
    .exactOptional()
    .describe('The purpose of an email, in the words of a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, …'),
  code: z.string(),
  link: z.string().exactOptional().describe('The path of the page on this site that accepts the code; emails only.'),
  askedAt: instantSchema.describe('The time of the request, ISO 8601.'),
});

/** A message that a real identity provider would have sent. */
export type DevMessage = Shape<typeof messageSchema>;

const mailSchema = z.object({
  id: idSchema,
  to: z.string().describe('Email address.'),
  subject: z.string(),
  page: z.string().describe('The path of the mail in HTML.'),
  askedAt: instantSchema.describe('The time of the first attempt to send it, ISO 8601.'),
});

/** A mail that a mail server would have got. */
export type DevMail = Shape<typeof mailSchema>;

export const listMessagesContract = endpointContract(listMessages, {
  reply: z.object({ items: z.array(messageSchema), mails: z.array(mailSchema).max(500) }),
});

export const showMailContract = downloadContract(
  showMail,
  { params: idParamsSchema },
  { types: ['text/html; charset=utf-8'], shownAs: 'mail' },
);
