import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { importDesks } from '../contract/import-desk.ts';

/** The desk, for the pages of plugins with targets, and the sentences of the actions. */
export const contributes: readonly Contribution[] = [
  adminWords.add('imports.words', 70, {
    sentences: {
      'import.applied': { text: 'imports:sentences.applied', textOfMany: 'imports:sentences.appliedOf' },
      'import.undone': { text: 'imports:sentences.undone', textOfMany: 'imports:sentences.undoneOf' },
    },
  }),
  importDesks.add('imports.desk', 10, { load: () => import(/* webpackChunkName: "imports" */ './ImportDesk.tsx') }),
];
