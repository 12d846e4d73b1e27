import { readMailAddress } from '#core/contract/mail-address.ts';
import { z } from '#core/contract/schema.ts';
import type { EmulatorOperation } from './emulator-messages.ts';

/** An operation of the embedded identity that browsers may call. */
export interface PublicOperation {
  readonly operation: EmulatorOperation;
  readonly form: 'json' | 'urlencoded' | 'none';
  /** The allowed fields. All others are refused, because the emulator supports fields that must not come from outside. */
  readonly fields: z.ZodType<Record<string, unknown>>;
  /** Whether valid tokens may be void afterwards. */
  readonly changesAccount: boolean;
}

// The form in which the forms give it to the identity. An account of an earlier version may have another address, which is looked up as it is.
const email = z
  .string()
  .max(254)
  .overwrite((typed) => readMailAddress(typed) ?? typed);

const password = z.string().max(4096);
const token = z.string().max(8192);
const code = z.string().max(512);
const phone = z.string().max(32);
const word = z.string().max(4096).nullish();
const flag = z.boolean().nullish();

// The SDK sends these with each sign-in. The emulator ignores them.
const client = { returnSecureToken: flag, clientType: word, captchaResponse: word, recaptchaVersion: word };

type Fields = Readonly<Record<string, z.ZodType>>;

const sdk = '/identitytoolkit.googleapis.com/v1/';

/**
 * The operations by exact method and path. Deliberately missing are: sign-in with a custom token or through another provider (the emulator
 * accepts them without proof), anonymous accounts, sign-in with a telephone number alone, a new unconfirmed address, the deletion of an
 * account (`DELETE /api/me` deletes it here and at the provider), projects, tenants, and all administrative operations.
 */
export const PUBLIC_OPERATIONS: ReadonlyMap<string, PublicOperation> = new Map<string, PublicOperation>([
  account('signUp', { email, password, ...client }),
  account('signInWithPassword', { email, password, ...client }),
  account('lookup', { idToken: token }),
  account('sendOobCode', {
    requestType: z.enum(['VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL']),
    email: email.optional(),
    newEmail: email.optional(),
    idToken: token.optional(),
    continueUrl: word,
    canHandleCodeInApp: flag,
    ...client,
  }),
  account('sendVerificationCode', { phoneNumber: phone, recaptchaToken: word, ...client }),
  // It confirms a number for the signed-in account. Without an ID token the code alone would sign in as the owner of the number.
  changing('signInWithPhoneNumber', { sessionInfo: code, code, idToken: token, operation: word, ...client }),
  changing('signInWithEmailLink', { email, oobCode: code, idToken: token.optional(), ...client }),
  changing('resetPassword', { oobCode: code, newPassword: password.optional(), ...client }),
  changing('update', {
    idToken: token.optional(),
    oobCode: code.optional(),
    displayName: z.string().max(200).nullish(),
    photoUrl: z.string().max(2048).nullish(),
    password: password.optional(),
    deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'])).optional(),
    deleteProvider: z.array(z.enum(['phone'])).optional(),
    ...client,
  }),
  [`GET ${sdk}recaptchaParams`, { operation: 'recaptchaParams', form: 'none', fields: z.object({}), changesAccount: false }],
  // The SDK calls this before each code for a telephone.
  [
    'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig',
    { operation: 'recaptchaConfig', form: 'none', fields: z.object({}), changesAccount: false },
  ],
  // The SDK calls this after a refused new password, to show the user the requirements.
  [
    'GET /identitytoolkit.googleapis.com/v2/passwordPolicy',
    { operation: 'passwordPolicy', form: 'none', fields: z.object({}), changesAccount: false },
  ],
  [
    'POST /securetoken.googleapis.com/v1/token',
    {
      operation: 'token',
      form: 'urlencoded',
      // The only operation that uses snake case.
      fields: z
        .strictObject({ grant_type: word, refresh_token: token })
        .transform((body) => ({ grantType: body.grant_type, refreshToken: body.refresh_token })),
      changesAccount: false,
    },
  ],
]);

type AccountOperation = EmulatorOperation extends infer Name ? (Name extends `accounts.${infer Short}` ? Short : never) : never;

function account(name: AccountOperation, fields: Fields): [string, PublicOperation] {
  return [
    `POST ${sdk}accounts:${name}`,
    { operation: `accounts.${name}`, form: 'json', fields: z.strictObject(fields), changesAccount: false },
  ];
}

function changing(name: AccountOperation, fields: Fields): [string, PublicOperation] {
  const [address, operation] = account(name, fields);
  return [address, { ...operation, changesAccount: true }];
}

// The requests that the SDK makes by itself, on each page load and each hour.
const ORDINARY: ReadonlySet<string> = new Set([
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/identitytoolkit.googleapis.com/v1/recaptchaParams',
  '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
  '/securetoken.googleapis.com/v1/token',
]);

/**
 * The limit under which a request to the embedded identity is counted. Every operation that is not known to be harmless counts like a
 * sign-in: it may guess a password or a code, or send a message.
 */
export function limitOf(url: string): 'read' | 'sign-in' {
  return ORDINARY.has(url.split('?', 1)[0] ?? '') ? 'read' : 'sign-in';
}
