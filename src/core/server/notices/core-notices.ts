import { ROLES } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { exactSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice } from './notice-kind.ts';

const security = { group: 'security', roles: ROLES, mail: 'instant' } as const;
const opens = (): string => ADDRESSES.account;

/** A sign-in with a browser and system that no kept session of the user has. Both names, or none. */
export const newSignIn = defineNotice({
  ...security,
  kind: 'core.new-sign-in',
  params: z.strictObject({ browser: exactSchema(1, 40).optional(), system: exactSchema(1, 40).optional() }),
  opens,
  variant: ({ browser, system }) => (browser === undefined || system === undefined ? 'unknown' : 'known'),
});

/** All sessions of a user ended, or all but one. It is told also to the user who did it: it could have been somebody else. */
export const sessionsEnded = defineNotice({
  ...security,
  kind: 'core.sessions-ended',
  params: z.strictObject({ by: z.enum(['user', 'administrator']) }),
  opens,
  variant: ({ by }) => by,
});

/** The user's account has another address. The former one is told. */
export const emailChanged = defineNotice({ ...security, kind: 'core.email-changed', params: z.strictObject({}) });

/** A virus was found in a file. Its content is gone. */
export const fileInfected = defineNotice({
  kind: 'core.file-infected',
  group: 'files',
  roles: ROLES,
  params: z.strictObject({ file: lineSchema(1, 300), virus: lineSchema(1, 100).optional() }),
  mail: 'instant',
  opens,
  variant: ({ virus }) => (virus === undefined ? 'unnamed' : 'named'),
});

/** The kinds that the core itself raises. */
export const coreNotices = [newSignIn, sessionsEnded, emailChanged, fileInfected];
