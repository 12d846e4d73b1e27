import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `admin-masters`. */
export const masterIssues = defineIssues({
  'admin-masters.code-form': 'Use 2 to 64 lowercase letters, digits, hyphens, dots or underscores. Start with a letter or digit.',
  'admin-masters.code-taken': 'Another row already has this code.',
  'admin-masters.code-needed': 'This name does not give a valid code. Enter a code.',
  'admin-masters.read-first': 'A role that changes rows must also be able to read them.',
});
