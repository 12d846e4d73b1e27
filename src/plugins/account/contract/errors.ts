import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `account`, in addition to the core's errors. */
export const accountErrors = defineErrors({
  'account.phone-needed': { status: 403, isFinal: true, message: 'Confirm your phone number first. Then choose your role.' },
  'account.role-chosen': { status: 409, isFinal: true, message: 'You have already chosen your role. Reload the page to go on.' },
  'account.sign-in-again': { status: 403, isFinal: true, message: 'Enter your password again: you signed in more than five minutes ago.' },
  'account.demo': {
    status: 403,
    isFinal: true,
    message: 'This is a demo account and cannot be deleted. Create an account of your own to try it.',
  },
  'account.last-admin': {
    status: 409,
    isFinal: true,
    message: 'You are the only administrator of this site. Give another account this role first.',
  },
});
