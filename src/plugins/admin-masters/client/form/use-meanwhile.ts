import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import type { MasterDescription } from '../../contract/define-master.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { type ChangedPart, changedParts, NO_CONTENT, onLatest } from './row-parts.ts';
import { contentOf, type RowValues, rowValues } from './row-values.ts';

/** A value that the user sees otherwise than it is saved. */
export interface Difference extends ChangedPart {
  /** Whether the user changed it. Otherwise only the saved row did. */
  readonly isTyped: boolean;
}

/** What happened to the row since the user began to change it. */
export interface Meanwhile {
  /** From the user's values (`before`) to the saved ones (`after`); `undefined` while the form is based on the saved row. */
  readonly differences: readonly Difference[] | undefined;
  /** Bases the form on the saved row, with the typed values. */
  readonly keepMine: () => void;
  readonly takeLatest: () => void;
}

/** Compares the form with the saved row. A form without typed values follows the row by itself. */
export function useMeanwhile(
  { form, forgetDraft }: Pick<ContractFormState<RowValues>, 'form' | 'forgetDraft'>,
  row: MasterRowDetail | undefined,
  description: MasterDescription,
): Meanwhile {
  const base = useWatch({ control: form.control, name: 'base' });
  const isOutdated = row !== undefined && base !== null && base.version !== row.version;
  const typed = isOutdated ? changedParts(base, contentOf(form.getValues(), description), description) : [];
  const takeLatest = (): void => {
    form.reset(rowValues(row, description));
    forgetDraft();
  };
  const isQuiet = isOutdated && typed.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows a new version of the row once
  useEffect(() => {
    if (isQuiet) takeLatest();
  }, [isQuiet, row?.version]);
  return {
    differences: isOutdated && !isQuiet ? differencesOf(form.getValues(), row, typed, description) : undefined,
    keepMine: () => {
      const merged = onLatest(form.getValues(), typed, rowValues(row, description));
      form.reset(merged);
      // Makes the draft follow.
      form.setValue('base', merged.base);
    },
    takeLatest,
  };
}

function differencesOf(
  values: RowValues,
  row: MasterRowDetail,
  typed: readonly ChangedPart[],
  description: MasterDescription,
): readonly Difference[] {
  const { name, names, description: text, isHidden, fields, uri, alternatives } = row;
  const saved = { ...NO_CONTENT, name, names, description: text, isHidden, fields, uri, alternatives };
  return changedParts(contentOf(values, description), saved, description).map((part) => ({
    ...part,
    isTyped: typed.some(({ path }) => path === part.path),
  }));
}
