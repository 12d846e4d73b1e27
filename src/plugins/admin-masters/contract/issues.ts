import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `admin-masters`. */
export const masterIssues = defineIssues({
  'admin-masters.code-form': 'Use 2 to 64 small letters, digits, hyphens, dots or underscores, and begin with a letter or digit.',
  'admin-masters.code-taken': 'There is another row with this code.',
  'admin-masters.code-needed': 'No code can be made from this name. Give one.',
  'admin-masters.read-first': 'Who changes rows must be able to read them.',
});
