import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import type { FileColumn } from '../../contract/file-column.ts';
import type { ColumnSource } from '../../contract/mapping-schemas.ts';
import type { ImportColumn } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import { asksOrder, isNamed, isOfNumbers } from './column-source.ts';
import type { MappingDraft } from './mapping-draft.ts';
import { DecimalChoice, FixedValue, OrderChoice, SeparatorChoice } from './SourceFields.tsx';
import { TranslatedValues } from './TranslatedValues.tsx';
import * as styles from '../spreadsheets.module.css';

interface ColumnRowProps {
  readonly column: ImportColumn;
  readonly draft: MappingDraft;
  readonly error: string | undefined;
}

/** Where the cells of one column come from. */
export const ColumnRow = observer(function ColumnRow({ column, draft, error }: ColumnRowProps): JSX.Element {
  const t = useT('imports');
  const { textOf } = useDesk();
  const { title, help } = textOf(column);
  const source = draft.sources[column.id];
  const choose = (next: ColumnSource | undefined): void => draft.choose(column.id, next);
  const isFixed = source?.kind === 'fixed';
  const unfit = source === undefined ? draft.unused.find(({ label }) => isNamed(column, label)) : undefined;
  const asks = asksOrder(column, source, draft.file);
  const facts = source?.kind === 'column' ? draft.file.find(({ label }) => label === source.label) : undefined;
  return (
    <li className={styles.importsColumn} data-column={column.id}>
      <Select
        label={<bdi>{title}</bdi>}
        help={help === '' ? undefined : <bdi>{help}</bdi>}
        optional={!column.isNeeded}
        required={column.isNeeded}
        // The error of a text for all rows stands at its field, as that of an order.
        error={isFixed || asks ? undefined : error}
        value={optionOf(source)}
        placeholder={t(column.isNeeded ? 'columns.choose' : 'columns.none')}
        options={[
          { value: FIXED, label: t('columns.fixed') },
          ...draft.file.map(({ label }) => ({ value: IN_FILE + label, label, isOwn: true })),
        ]}
        onChange={({ target }) => choose(sourceOf(column, target.value, draft.file))}
      />
      {source?.kind === 'fixed' && <FixedValue column={column} value={source.value} error={error} onChange={choose} />}
      {unfit !== undefined && <p className={styles.importsExamples}>{t('columns.unfit', { label: unfit.label })}</p>}
      {source?.kind === 'column' && (
        <>
          <Examples facts={facts?.examples ?? []} />
          {column.kind === 'list' && <SeparatorChoice source={source} onChange={choose} />}
          {facts !== undefined && isOfNumbers(column) && <DecimalChoice source={source} facts={facts} onChange={choose} />}
          {facts !== undefined && column.kind === 'date' && (
            <OrderChoice source={source} facts={facts} error={asks ? error : undefined} onChange={choose} />
          )}
          {facts !== undefined && <TranslatedValues key={source.label} column={column} source={source} facts={facts} onChange={choose} />}
          {source.faulty !== undefined && <MendedFaults text={source.faulty} onStop={() => draft.mend(column.id, undefined)} />}
        </>
      )}
    </li>
  );
});

/** What happens to cells with faults, which the user chose after a check. */
function MendedFaults({ text, onStop }: { readonly text: string; readonly onStop: () => void }): JSX.Element {
  const t = useT('imports');
  return (
    <p className={styles.importsExamples}>
      {text === '' ? t('mend.left') : t('mend.readAsText', { text })}{' '}
      <Button size="s" onClick={onStop}>
        {t('mend.stop')}
      </Button>
    </p>
  );
}

function Examples({ facts }: { readonly facts: readonly string[] }): JSX.Element {
  const t = useT('imports');
  return (
    <p className={styles.importsExamples}>
      {facts.length === 0 ? (
        t('columns.noExamples')
      ) : (
        <>
          {t('columns.examples')} <FactLine facts={facts} />
        </>
      )}
    </p>
  );
}

const FIXED = 'fixed';
/** Before the label of a column, so that no label equals {@link FIXED}. */
const IN_FILE = 'column:';

function optionOf(source: ColumnSource | undefined): string {
  if (source === undefined) return '';
  return source.kind === 'fixed' ? FIXED : IN_FILE + source.label;
}

function sourceOf(column: ImportColumn, value: string, file: readonly FileColumn[]): ColumnSource | undefined {
  if (value === '') return undefined;
  if (value === FIXED) return { kind: 'fixed', value: '' };
  const label = value.slice(IN_FILE.length);
  const form = file.find((one) => one.label === label)?.form;
  return {
    kind: 'column',
    label,
    ...(isOfNumbers(column) && form?.decimal !== undefined && { decimal: form.decimal }),
    ...(column.kind === 'date' && form?.dateOrder !== undefined && { dateOrder: form.dateOrder }),
  };
}
