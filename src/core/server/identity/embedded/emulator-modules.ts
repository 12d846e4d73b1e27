import { createRequire } from 'node:module';
import type { EmulatorOperation } from './emulator-messages.ts';
import { PASSWORD_POLICY } from './password-rule.ts';
import type { LinkRecord } from './pending-codes.ts';

/** An account as the emulator keeps it; the fields that we read. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  /** Confirmed, E.164. */
  readonly phoneNumber?: string;
  readonly disabled?: boolean;
  /** Seconds since 1970, as text: tokens issued before are void. */
  readonly validSince?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  /** `fakeHash:salt=SALT:password=TEXT`, where the text is what the emulator was given as the password. */
  readonly passwordHash?: string;
  readonly salt?: string;
}

/** The emulator's state; we replace its maps to learn of changes. */
export interface EmulatorState {
  users: Map<string, EmulatorUser>;
  oobs: Map<string, object>;
  verificationCodes: Map<string, object>;
  enableImprovedEmailPrivacy: boolean;
  getUserByEmail(email: string): EmulatorUser | undefined;
  updateUserByLocalId(localId: string, fields: Partial<EmulatorUser>): EmulatorUser;
  createOob(email: string, newEmail: string | undefined, requestType: string, generateLink: (code: string) => string): LinkRecord;
  validateOobCode(oobCode: string): object | undefined;
  getVerificationCodeBySessionInfo(sessionInfo: string): object | undefined;
  readonly temporaryProofs: Map<string, object>;
  createTemporaryProof(phoneNumber: string): object;
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): void;
  createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string;
  validateRefreshToken(token: string): { readonly user: EmulatorUser };
}

type Operation = (state: EmulatorState, body: object, context: object) => unknown;

/** The parts of firebase-tools that the embedded identity is made of. */
export interface EmulatorModules {
  readonly operations: Readonly<Record<EmulatorOperation, Operation>>;
  readonly AgentProjectState: new (projectId: string) => EmulatorState;
  readonly BadRequestError: new (message: string) => Error;
  /** What its own functions call to make and read ID tokens; replaceable. */
  readonly jsonwebtoken: {
    sign: (payload: { readonly auth_time: number }, key: string | Buffer, options: object) => string;
    decode: (token: string, options: object) => unknown;
    /** With the option `complete`, which its functions always give. */
    readonly verify: (token: string, key: Buffer, options: object) => { readonly payload: { readonly auth_time: number } };
  };
}

/** Loads them; 250 ms and 50 MiB. */
export function loadEmulatorModules(): EmulatorModules {
  const require = createRequire(import.meta.url);
  const { authOperations } = require('firebase-tools/lib/emulator/auth/operations');
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state');
  const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors');
  // It would print codes and addresses.
  require('firebase-tools/lib/logger').logger.silent = true;
  const jsonwebtoken = createRequire(require.resolve('firebase-tools/lib/emulator/auth/operations'))('jsonwebtoken');
  const { accounts } = authOperations.identitytoolkit;
  const operations = {
    'accounts.signUp': accounts.signUp,
    'accounts.signInWithPassword': accounts.signInWithPassword,
    'accounts.signInWithEmailLink': accounts.signInWithEmailLink,
    'accounts.signInWithPhoneNumber': accounts.signInWithPhoneNumber,
    'accounts.sendVerificationCode': accounts.sendVerificationCode,
    'accounts.sendOobCode': accounts.sendOobCode,
    'accounts.resetPassword': accounts.resetPassword,
    'accounts.lookup': accounts.lookup,
    'accounts.update': accounts.update,
    'accounts.delete': accounts.delete,
    token: authOperations.securetoken.token,
    recaptchaParams: authOperations.identitytoolkit.getRecaptchaParams,
    // The emulator knows no such call. As a project answers that has no such check for robots, and the SDK goes on without it.
    recaptchaConfig: () => ({}),
    // The emulator answers the policy of a project that has none.
    passwordPolicy: () => PASSWORD_POLICY,
    oobCodes: authOperations.emulator.projects.oobCodes.list,
    verificationCodes: authOperations.emulator.projects.verificationCodes.list,
  } satisfies Record<EmulatorOperation, Operation>;
  return { operations, AgentProjectState, BadRequestError, jsonwebtoken };
}
