import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { ImportColumn } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import type { SourceProps } from './source-props.ts';
import * as styles from '../spreadsheets.module.css';

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
