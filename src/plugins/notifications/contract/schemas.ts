import { endpointContract } from '#core/contract/endpoint.ts';
import { localeSchema } from '#core/contract/locale-schema.ts';
import { MAIL_STATES } from '#core/contract/notices/mail-states.ts';
import { NOTICE_GROUP_NAMES } from '#core/contract/notices/notice-groups.ts';
import {
  noticeChoicesSchema,
  noticeSettingsSchema,
  outgoingMailSchema,
  shownNoticeSchema,
  timeOfDaySchema,
} from '#core/contract/notices/notice-schemas.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, instantSchema, listSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import * as calls from './endpoints.ts';

/** At most so many notices are marked by id with one call. */
const MOST_MARKED = 200;

const languageSchema = localeSchema.optional().describe('The language of the words (BCP 47); that of the user when absent.');

const noticesQuerySchema = pageQuerySchema.extend({
  filter: z.enum(['unread']).optional(),
  group: z.enum(NOTICE_GROUP_NAMES).optional(),
  language: languageSchema,
});

/** Query of the list of notices. */
export type NoticesQuery = Shape<typeof noticesQuerySchema>;

export const listNoticesContract = endpointContract(calls.listNotices, { query: noticesQuerySchema, reply: pageSchema(shownNoticeSchema) });

export const countNoticesContract = endpointContract(calls.countNotices, {
  reply: z.object({ count: z.int().describe('100 stands for 100 and more.') }),
});

const readSchema = z.union([
  z.strictObject({ ids: listSchema(idSchema, MOST_MARKED).refine((ids) => ids.length > 0) }),
  z.strictObject({ before: instantSchema }),
]);

/** Notices by id, or all that were told until an instant. */
export type ReadInput = Shape<typeof readSchema>;

export const markNoticesReadContract = endpointContract(calls.markNoticesRead, { body: readSchema, reply: z.undefined() }, 204);

export const undoMarkingContract = endpointContract(calls.undoMarking, { reply: z.undefined() }, 204);

const settingsQuerySchema = z.object({ language: languageSchema });

/** Query of the settings. */
export type SettingsQuery = Shape<typeof settingsQuerySchema>;

/** Schema of the settings that a user chooses. */
export const newSettingsSchema = z
  .strictObject({
    choices: noticeChoicesSchema,
    quietFrom: timeOfDaySchema.nullable(),
    quietTo: timeOfDaySchema.nullable(),
    version: versionSchema,
  })
  .check(({ value, issues }) => {
    if ((value.quietFrom === null) === (value.quietTo === null)) return;
    const path = [value.quietFrom === null ? 'quietFrom' : 'quietTo'];
    issues.push({ code: 'invalid_type', expected: 'string', path, input: undefined });
  });

/** What a user chooses. Groups that are left out keep their choice. */
export type NewSettings = Shape<typeof newSettingsSchema>;

export const getNoticeSettingsContract = endpointContract(calls.getNoticeSettings, {
  query: settingsQuerySchema,
  reply: noticeSettingsSchema,
});

export const putNoticeSettingsContract = endpointContract(calls.putNoticeSettings, {
  query: settingsQuerySchema,
  body: newSettingsSchema,
  reply: noticeSettingsSchema,
});

export const mailAgainContract = endpointContract(calls.mailAgain, { reply: z.undefined() }, 204);

const tokenSchema = exactSchema(1, 200);

const unsubscribeSchema = z.strictObject({
  token: tokenSchema,
  confirm: z.boolean().describe('`false` changes nothing.'),
  every: z.boolean().optional().describe('Whether all mail ends, except security.'),
  language: languageSchema,
});

/** The token of a mail's link, and whether its mail ends. */
export type UnsubscribeInput = Shape<typeof unsubscribeSchema>;

const endedMailSchema = z.object({
  group: z.enum([...NOTICE_GROUP_NAMES, 'every']),
  name: z.string().nullable().describe('The name of the group; `null` for every group.'),
});

/** The mail that a link ends. */
export type EndedMail = Shape<typeof endedMailSchema>;

export const unsubscribeContract = endpointContract(calls.unsubscribe, { body: unsubscribeSchema, reply: endedMailSchema });

export const unsubscribeAtOnceContract = endpointContract(calls.unsubscribeAtOnce, {
  query: z.object({ token: tokenSchema }),
  reply: endedMailSchema,
});

const mailQuerySchema = pageQuerySchema.extend({ state: z.enum(MAIL_STATES).optional() });

/** Query of the list of outgoing mail. */
export type MailQuery = Shape<typeof mailQuerySchema>;

export const listMailsContract = endpointContract(calls.listMails, { query: mailQuerySchema, reply: pageSchema(outgoingMailSchema) });

export const retryMailContract = endpointContract(calls.retryMail, { params: idParamsSchema, reply: z.undefined() }, 204);
