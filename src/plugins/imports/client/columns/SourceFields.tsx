import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { DECIMAL_SIGNS, LIST_SEPARATORS, type ListSeparator } from '#core/contract/spreadsheets.ts';
import type { FileColumn } from '../../contract/file-column.ts';
import type { ColumnSource } from '../../contract/mapping-schemas.ts';
import type { ImportColumn } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import * as styles from '../spreadsheets.module.css';

/** A column of the file as a source. */
export type FileSource = Extract<ColumnSource, { kind: 'column' }>;

/** What changes how a column of the file is read. */
export interface SourceProps {
  readonly source: FileSource;
  readonly onChange: (source: ColumnSource) => void;
}

interface FixedValueProps extends Pick<SourceProps, 'onChange'> {
  readonly column: ImportColumn;
  readonly value: string;
  readonly error: string | undefined;
}

/** The text that every row gets. */
export function FixedValue({ column, value, error, onChange }: FixedValueProps): JSX.Element {
  const t = useT('imports');
  const { title } = useDesk().textOf(column);
  const label = t('columns.fixedFor', { column: title });
  const change = (next: string): void => onChange({ kind: 'fixed', value: next });
  const { choices } = column;
  return (
    <div className={styles.importsFixed} data-fixed>
      {choices !== undefined && choices.length > 0 ? (
        <Select
          label={label}
          error={error}
          value={value}
          placeholder={t('columns.choose')}
          options={choices.map((choice) => ({ value: choice, label: choice, isOwn: true }))}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TextInput
          label={label}
          help={column.example === '' ? undefined : t('columns.example', { example: column.example })}
          error={error}
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </div>
  );
}

const NAMES: Readonly<Record<ListSeparator, string>> = { '\n': 'line', ';': 'semicolon', '|': 'bar' };

/** How a cell is divided into the texts of a list. */
export function SeparatorChoice({ source, onChange }: SourceProps): JSX.Element {
  const t = useT('imports');
  const { separator, ...rest } = source;
  const choose = (name: string): void => {
    const next = LIST_SEPARATORS.find((one) => NAMES[one] === name);
    onChange(next === undefined ? rest : { ...rest, separator: next });
  };
  return (
    <Select
      label={t('separator.label')}
      value={separator === undefined ? '' : NAMES[separator]}
      placeholder={t('separator.none')}
      options={LIST_SEPARATORS.map((one) => ({ value: NAMES[one], label: t(`separator.${NAMES[one]}`) }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

interface FormProps extends SourceProps {
  readonly facts: FileColumn;
}

/** What 45.000 means, where the column has such numbers. */
export function DecimalChoice({ source, facts, onChange }: FormProps): JSX.Element | null {
  const t = useT('imports');
  if (facts.form?.hasOpenNumbers !== true) return null;
  const { decimal, ...rest } = source;
  const choose = (name: string): void => {
    const next = DECIMAL_SIGNS.find((sign) => sign === name);
    onChange(next === undefined ? rest : { ...rest, decimal: next });
  };
  return (
    <Select
      label={t('form.decimal')}
      help={decimal === undefined ? t('form.decimalHelp') : undefined}
      value={decimal ?? ''}
      placeholder={t('form.noDecimal')}
      options={DECIMAL_SIGNS.map((sign) => ({ value: sign, label: t(`form.${sign}`) }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

/** What 03/04/2026 means, where the column has such dates. */
export function OrderChoice({ source, facts, onChange, error }: FormProps & { readonly error: string | undefined }): JSX.Element | null {
  const t = useT('imports');
  const orders = facts.form?.openDates ?? [];
  if (orders.length === 0) return null;
  const { dateOrder, ...rest } = source;
  const choose = (name: string): void => {
    const next = orders.find((order) => order === name);
    onChange(next === undefined ? rest : { ...rest, dateOrder: next });
  };
  return (
    <div data-order>
      <Select
        label={t('form.order')}
        required
        error={error}
        value={dateOrder ?? ''}
        placeholder={t('columns.choose')}
        options={orders.map((order) => ({ value: order, label: t(`form.${order}`) }))}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
}
