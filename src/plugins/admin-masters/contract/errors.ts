import { defineErrors } from '#core/contract/errors.ts';

export const masterErrors = defineErrors({
  'admin-masters.in-use': {
    status: 409,
    message: 'This is in use. Hide it instead: it is no longer offered, and existing uses keep it.',
  },
});
