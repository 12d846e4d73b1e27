import { defineErrors } from '#core/contract/errors.ts';

export const importErrors = defineErrors({
  'imports.state': { status: 409, isFinal: true, message: 'The import is at another step by now. Look at its current state.' },
  'imports.quota': { status: 507, isFinal: true, message: 'Too many imported rows are waiting. Apply or delete an earlier import first.' },
});
