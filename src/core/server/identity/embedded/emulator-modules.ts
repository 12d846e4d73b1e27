import { createRequire } from 'node:module';
import type { EmulatorOperation } from './emulator-messages.ts';
import { PASSWORD_POLICY } from './password-rule.ts';
import type { LinkRecord } from './pending-codes.ts';

/** An account in the emulator, with the fields that Trellis reads. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  /** Confirmed telephone number, E.164. */
  readonly phoneNumber?: string;
  readonly disabled?: boolean;
  /** Seconds since 1970, as text. Tokens issued before are void. */
  readonly validSince?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  /** `fakeHash:salt=SALT:password=TEXT`, where TEXT is the password that the emulator was given. */
  readonly passwordHash?: string;
  readonly salt?: string;
}

/** The emulator's state. Trellis replaces its maps to detect changes. */
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

/** The parts of firebase-tools that the embedded identity uses. */
export interface EmulatorModules {
  readonly operations: Readonly<Record<EmulatorOperation, Operation>>;
  readonly AgentProjectState: new (projectId: string) => EmulatorState;
  readonly BadRequestError: new (message: string) => Error;
  /** The functions that create and read ID tokens; replaceable. */
  readonly jsonwebtoken: {
    sign: (payload: { readonly auth_time: number }, key: string | Buffer, options: object) => string;
    decode: (token: string, options: object) => unknown;
    /** The emulator's functions always pass the option `complete`. */
    readonly verify: (token: string, key: Buffer, options: object) => { readonly payload: { readonly auth_time: number } };
  };
}

/** Loads the modules, which takes 250 ms and 50 MiB. */
export function loadEmulatorModules(): EmulatorModules {
  const require = createRequire(import.meta.url);
  const { authOperations } = require('firebase-tools/lib/emulator/auth/operations');
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state');
  const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors');
  // The emulator's logger would print codes and addresses.
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
    // The emulator lacks this call. This is the response of a project without reCAPTCHA, and the SDK continues without it.
    recaptchaConfig: () => ({}),
    // The emulator would return the policy of a project without one.
    passwordPolicy: () => PASSWORD_POLICY,
    oobCodes: authOperations.emulator.projects.oobCodes.list,
    verificationCodes: authOperations.emulator.projects.verificationCodes.list,
  } satisfies Record<EmulatorOperation, Operation>;
  return { operations, AgentProjectState, BadRequestError, jsonwebtoken };
}
