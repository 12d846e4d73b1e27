import { type JSX, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import type { MasterDescription } from '../../contract/define-master.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { PartText } from './PartText.tsx';
import { type ChangedPart, changedParts, NO_CONTENT, onLatest } from './row-parts.ts';
import { contentOf, type RowValues, rowValues } from './row-values.ts';
import { usePartTexts } from './use-part-texts.ts';
import * as styles from './RowForm.module.css';

interface MeanwhileNoteProps {
  readonly entity: MasterEntity;
  readonly meanwhile: Meanwhile;
}

/** Says that another user changed the row, which values differ, and lets the user choose. Nothing typed is lost before. */
export function MeanwhileNote({ entity, meanwhile: { differences, keepMine, takeLatest } }: MeanwhileNoteProps): JSX.Element | null {
  const t = useT('admin-masters');
  const { labelOf } = usePartTexts(entity);
  if (differences === undefined) return null;
  return (
    <Conflict
      title={t('form.meanwhile.title')}
      choices={[
        { label: t('form.meanwhile.keepMine'), onChoose: keepMine },
        { label: t('form.meanwhile.takeLatest'), onChoose: takeLatest, isQuiet: true },
      ]}
      help={
        <>
          <p>{t('form.meanwhile.help')}</p>
          <dl className={styles.mastersDifferences}>
            {differences.map(({ path, before, after, isTyped }) => (
              <div key={path}>
                <dt>{labelOf(path)}</dt>
                <dd>
                  <span className="muted">{t('form.meanwhile.mine')}</span>{' '}
                  {isTyped ? <PartText {...{ entity, path }} value={before} /> : t('form.meanwhile.untouched')}
                </dd>
                <dd>
                  <span className="muted">{t('form.meanwhile.saved')}</span> <PartText {...{ entity, path }} value={after} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
    />
  );
}

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
