import { defineErrors } from '#core/contract/errors.ts';

export const masterErrors = defineErrors({
  'admin-masters.in-use': {
    status: 409,
    isFinal: true,
    message: 'This is in use. Hide it instead: it is no longer offered, and existing uses keep it.',
  },
  'admin-masters.fixed': {
    status: 409,
    isFinal: true,
    message: 'The rows of this kind belong to a standard. They cannot be added, deleted or merged. Hide a row instead.',
  },
  'admin-masters.has-children': { status: 409, isFinal: true, message: 'There are rows below this one. Move them first.' },
  'admin-masters.not-undoable': {
    status: 409,
    isFinal: true,
    message: 'This change cannot be undone, because the row was changed since. Change the row itself instead.',
  },
  'admin-masters.merge-refused': {
    status: 409,
    isFinal: true,
    message: 'A row can only be merged into another row that is visible, not merged itself, and not below it. Choose another row.',
  },
});
