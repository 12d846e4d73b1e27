import { auditSentences } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { importDesks } from '../contract/import-desk.ts';

/** The desk, for the pages of plugins with targets, and the sentences of the actions. */
export const contributes: readonly Contribution[] = [
  auditSentences.add('imports.applied', 970, {
    action: 'import.applied',
    text: 'imports:sentences.applied',
    textOfMany: 'imports:sentences.appliedOf',
  }),
  auditSentences.add('imports.undone', 980, {
    action: 'import.undone',
    text: 'imports:sentences.undone',
    textOfMany: 'imports:sentences.undoneOf',
  }),
  importDesks.add('imports.desk', 10, { load: () => import(/* webpackChunkName: "imports" */ './ImportDesk.tsx') }),
];
