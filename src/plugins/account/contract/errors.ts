import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `account`, in addition to the core's errors. */
export const accountErrors = defineErrors({
  'account.phone-needed': { status: 403, message: 'Confirm your telephone number first. Then you choose your role.' },
  'account.role-chosen': { status: 409, message: 'You have chosen your role already.' },
  'account.sign-in-again': { status: 403, message: 'Give your password once more: you signed in more than five minutes ago.' },
  'account.demo': { status: 403, message: 'This account belongs to the demonstration and stays.' },
  'account.last-admin': { status: 409, message: 'Nobody else administers this site. Give somebody else that role first.' },
});
