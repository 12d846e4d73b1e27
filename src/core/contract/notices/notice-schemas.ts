import { exactSchema, idSchema, instantSchema, type Shape, z } from '../schema.ts';
import { MAIL_STATES } from './mail-states.ts';
import { MAIL_PACES, NOTICE_GROUP_NAMES, type NoticeGroup } from './notice-groups.ts';

const groupSchema = z.enum(NOTICE_GROUP_NAMES);

export const shownNoticeSchema = z.object({
  id: idSchema,
  group: groupSchema.nullable().describe('`null` for a notice of a plugin that was removed, like the words.'),
  title: z.string().nullable(),
  text: z.string().nullable(),
  quote: z.string().nullable().describe('What a person wrote.'),
  action: z.string().nullable().describe('What the link to the page says.'),
  opens: z.string().nullable().describe('The address of the page where the user acts, without the origin.'),
  toldAt: instantSchema,
  isRead: z.boolean(),
});

/** A notice as its user sees it, in their language. */
export type ShownNotice = Shape<typeof shownNoticeSchema>;

/** `HH:MM`. */
export const timeOfDaySchema = exactSchema(5, 5).regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

const groupSettingSchema = z.object({
  group: groupSchema,
  name: z.string(),
  about: z.string(),
  site: z.boolean().describe('Whether the user sees such notices on the site.'),
  mail: z.enum(MAIL_PACES),
  isMailed: z.boolean().describe('Whether notices of the group can be mailed.'),
});

/** How a user is told of a group. */
export type GroupSetting = Shape<typeof groupSettingSchema>;

export const noticeSettingsSchema = z.object({
  groups: z.array(groupSettingSchema).max(NOTICE_GROUP_NAMES.length),
  quietFrom: timeOfDaySchema.nullable().describe("In the user's time zone; `null` for no quiet hours."),
  quietTo: timeOfDaySchema.nullable(),
  version: z.int().describe('0 until the user has chosen something.'),
  sendsMail: z.boolean().describe('Whether this site sends mail.'),
  isConfirmed: z.boolean().describe('Whether the user has confirmed their address. Others get no mail.'),
  isStopped: z.boolean().describe("Whether mail to the user's address stopped because it refused mail on several days."),
});

/** How a user is told. */
export type NoticeSettings = Shape<typeof noticeSettingsSchema>;

const groupChoiceSchema = z.strictObject({ site: z.boolean().optional(), mail: z.enum(MAIL_PACES).optional() });

/** What a user chose for a group. Parts that are left out keep what is usual for the group. */
export type GroupChoice = Shape<typeof groupChoiceSchema>;

const [first, ...others] = NOTICE_GROUP_NAMES.filter((group): group is Exclude<NoticeGroup, 'security'> => group !== 'security');

/** Choices by group. Security cannot be chosen. */
export const noticeChoicesSchema = z.strictObject(
  Object.fromEntries([first, ...others].map((group) => [group, groupChoiceSchema.optional()])) as Record<
    Exclude<NoticeGroup, 'security'>,
    z.ZodOptional<typeof groupChoiceSchema>
  >,
);

/** Choices of a user by group. */
export type NoticeChoices = Shape<typeof noticeChoicesSchema>;

export const outgoingMailSchema = z.object({
  id: idSchema,
  to: z.string().nullable().describe('The address with its first letter only; `null` for an erased one.'),
  group: z.enum([...NOTICE_GROUP_NAMES, 'every']),
  state: z.enum(MAIL_STATES),
  reason: z.string().nullable().describe('Why it was dropped or has failed: a code.'),
  attempts: z.int(),
  createdAt: instantSchema,
  dueAt: instantSchema,
  sentAt: instantSchema.nullable(),
  canRetry: z.boolean(),
});

/** A mail for the administrators who watch over outgoing mail. It has no content. */
export type OutgoingMailRow = Shape<typeof outgoingMailSchema>;
