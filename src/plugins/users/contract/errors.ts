import { defineErrors } from '#core/contract/errors.ts';

/** The errors of the plugin `users`. */
export const userErrors = defineErrors({
  'users.self': { status: 409, isFinal: true, message: 'You cannot do this to your own account. Ask another administrator.' },
  'users.last-admin': { status: 409, isFinal: true, message: 'This is the last active full administrator. Appoint another one first.' },
  'users.role-in-use': {
    status: 409,
    isFinal: true,
    message: 'The role cannot change, because the user still uses it. End that use first.',
  },
  'users.not-viewable': {
    status: 409,
    isFinal: true,
    message: 'The site cannot be seen as an administrator or as a suspended user. Choose another user.',
  },
  'users.group-name-taken': { status: 409, isFinal: true, message: 'Another group has this name. Choose another name.' },
});
