import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPhoneNumber,
  PhoneAuthProvider,
  RecaptchaVerifier,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import type { AccountActions, EmailAction, IdentityUser } from './identity-client.ts';
import { codeOf } from './identity-error.ts';
import { faultsOf } from './password-faults.ts';

const MODES: Readonly<Record<string, EmailAction>> = Object.freeze({
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.EMAIL_SIGNIN]: 'signIn',
});

/** What the account actions need of the sign-in. */
export interface UserReader {
  /** Converts the SDK's user. */
  readonly identityOf: (user: User) => IdentityUser;
  /** Stores a new token of the user, which contains the changes. */
  readonly renew: (user: User) => Promise<IdentityUser>;
}

/** Account actions of Firebase Authentication. */
export function accountActions(auth: Auth, reader: UserReader): AccountActions {
  const { renew } = reader;
  return {
    sendPhoneCode: (phone, button) => sendPhoneCode(auth, phone, button),
    confirmPhoneCode: async (sending, code) => {
      const user = userOf(auth);
      await linkWithCredential(user, PhoneAuthProvider.credential(sending, code));
      return renew(user);
    },
    sendEmailVerification: (url) => sendEmailVerification(userOf(inReadersLanguage(auth)), { url }),
    sendPasswordReset: (email, url) => sendPasswordResetEmail(inReadersLanguage(auth), email, { url }).catch(keepSecret),
    checkCode: async (code) => {
      const { operation, data } = await checkActionCode(auth, code);
      return { mode: MODES[operation], email: data.email ?? '' };
    },
    applyCode: async (code) => {
      await applyActionCode(auth, code);
      await lookAgain(auth, reader);
    },
    lookAgain: () => lookAgain(auth, reader),
    passwordFaults: async (password) => faultsOf(await validatePassword(auth, password)),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    reauthenticate: async (password) => {
      const user = userOf(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      await renew(user);
    },
    changePassword: async (password) => {
      const user = userOf(auth);
      await updatePassword(user, password);
      await renew(user);
    },
    rename: async (displayName) => {
      const user = userOf(auth);
      await updateProfile(user, { displayName });
      await renew(user);
    },
  };
}

async function sendPhoneCode(auth: Auth, phone: string, button: HTMLElement): Promise<string> {
  const user = userOf(inReadersLanguage(auth));
  const verifier = new RecaptchaVerifier(auth, button, { size: 'invisible' });
  try {
    return (await linkWithPhoneNumber(user, phone, verifier)).verificationId;
  } finally {
    // Each attempt needs a new check for robots.
    verifier.clear();
  }
}

async function lookAgain(auth: Auth, { identityOf, renew }: UserReader): Promise<IdentityUser | undefined> {
  const user = auth.currentUser;
  if (user === null) return undefined;
  const before = user.emailVerified;
  await user.reload();
  // A token contains the user's state from the time when it was issued.
  return user.emailVerified === before ? identityOf(user) : renew(user);
}

/** The provider sends its messages in the language of the page. */
function inReadersLanguage(auth: Auth): Auth {
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}

/** Does not reveal whether an address has an account. */
function keepSecret(error: unknown): void {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
}

/** @throws an error with the provider's own code when no user is signed in */
function userOf(auth: Auth): User {
  if (auth.currentUser === null) throw Object.assign(new Error('No user is signed in.'), { code: 'auth/user-token-expired' });
  return auth.currentUser;
}
