import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `admin-masters`. */
export const masterIssues = defineIssues({
  'admin-masters.code-form': 'Use 2 to 64 lowercase letters, digits, hyphens, dots or underscores. Start with a letter or digit.',
  'admin-masters.code-taken': 'Another row already has this code.',
  'admin-masters.code-needed': 'This name does not give a valid code. Enter a code.',
  'admin-masters.read-first': 'A role or group that changes rows must also be able to read them.',
  'admin-masters.group-unknown': 'There is no such group.',
  'admin-masters.parent-unknown': 'There is no such row to put this below.',
  'admin-masters.parent-below': 'A row cannot be below itself.',
  'admin-masters.too-deep': 'This kind has no further level below that row.',
  'admin-masters.before-unknown': 'The row before which this should stand is not below that parent.',
  'admin-masters.uri-form': 'Enter a web address that begins with https:// or http://.',
  'admin-masters.uri-taken': 'Another row already has this address.',
  'admin-masters.name-taken': 'The row already has this name.',
  'admin-masters.field-unknown': 'This kind has no such field.',
  'admin-masters.reference-unknown': 'There is no such row.',
  'admin-masters.pattern-unsafe':
    'Use letters, digits, classes such as [A-Z] or \\d, and repetitions of single characters. Other expressions can take too long.',
  'admin-masters.not-in-standard': 'The rows of this kind are fixed. There is none with this code.',
  'admin-masters.row-merged': 'This row was merged into another one. Use the code of that row.',
  'admin-masters.same-row': 'Another row of the file means the same row of the list.',
  'admin-masters.ambiguous-name': 'Several rows have this name. Add a code or an address.',
  'admin-masters.last-offered': 'At least one row must stay visible.',
});
