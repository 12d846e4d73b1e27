import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { LIST_SEPARATORS, type ListSeparator } from '#core/contract/spreadsheets.ts';
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
