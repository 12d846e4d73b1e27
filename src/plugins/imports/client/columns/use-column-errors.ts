import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { importIssue } from '../../contract/issues.ts';
import { useDesk, useSentence } from '../desk.ts';
import type { MappingDraft } from './mapping-draft.ts';

interface ColumnErrors {
  readonly errorOf: (column: string) => string | undefined;
  /** Sentences that belong to no column of the place. */
  readonly others: readonly string[];
}

/**
 * What is wrong with the mapping: by the server, and by the client after the first attempt. Call it in an observer.
 *
 * @param isTried whether the user wanted to go on
 */
export function useColumnErrors(draft: MappingDraft, isTried: boolean): ColumnErrors {
  const { store, description } = useDesk();
  const sentence = useSentence();
  const { missing, wrongFixed, withoutOrder } = draft.faults;
  const columnOf = (path: string): string | undefined =>
    description.columns.find(({ id }) => path === id || path.split('columns.')[1] === id || path.includes(`columns.${id}.`))?.id;
  const needed = sentence(importIssue('imports.column-needed'));
  const tooLong = sentence(importIssue('imports.cell-too-long', { limit: SPREADSHEET_LIMITS.cell }));
  return {
    errorOf: (column) => {
      if (isTried && missing.some(({ id }) => id === column)) return needed;
      const source = draft.sources[column];
      if (isTried && wrongFixed.some(({ id }) => id === column)) {
        return source?.kind === 'fixed' && source.value.trim() !== '' ? tooLong : needed;
      }
      if (isTried && withoutOrder.some(({ id }) => id === column)) return sentence(importIssue('imports.order-needed'));
      const issue = store.issues.find(({ path }) => columnOf(path) === column);
      return issue && sentence(issue);
    },
    others: [...new Set(store.issues.filter(({ path }) => columnOf(path) === undefined).map(sentence))],
  };
}
