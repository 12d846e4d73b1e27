import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  linkWithPhoneNumber,
  RecaptchaVerifier,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import type { AccountActions, EmailAction, IdentityUser, PhoneCode } from './identity-client.ts';

const MODES: Readonly<Record<string, EmailAction>> = Object.freeze({
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.EMAIL_SIGNIN]: 'signIn',
});

/** Firebase Authentication's deeds on accounts. `renew` stores a fresh token of the user, which carries what was changed. */
export function accountActions(auth: Auth, renew: (user: User) => Promise<IdentityUser>): AccountActions {
  return {
    sendPhoneCode: (phone, button) => sendPhoneCode(auth, renew, phone, button),
    sendEmailVerification: (url) => sendEmailVerification(userOf(auth), { url }),
    sendPasswordReset: (email, url) => sendPasswordResetEmail(auth, email, { url }),
    checkCode: async (code) => {
      const { operation, data } = await checkActionCode(auth, code);
      return { mode: MODES[operation], email: data.email ?? '' };
    },
    applyCode: async (code) => {
      await applyActionCode(auth, code);
      const user = auth.currentUser;
      if (user === null) return;
      await user.reload();
      await renew(user);
    },
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

async function sendPhoneCode(
  auth: Auth,
  renew: (user: User) => Promise<IdentityUser>,
  phone: string,
  button: HTMLElement,
): Promise<PhoneCode> {
  const user = userOf(auth);
  const verifier = new RecaptchaVerifier(auth, button, { size: 'invisible' });
  try {
    const confirmation = await linkWithPhoneNumber(user, phone, verifier);
    return {
      confirm: async (code) => {
        await confirmation.confirm(code);
        return renew(user);
      },
    };
  } finally {
    // One check for robots belongs to one try.
    verifier.clear();
  }
}

/** @throws an error with the provider's own code where nobody is signed in */
function userOf(auth: Auth): User {
  if (auth.currentUser === null) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
  return auth.currentUser;
}
