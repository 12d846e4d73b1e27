import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { LIST_SEPARATORS, type ListSeparator } from '#core/contract/spreadsheets.ts';
import type { SourceProps } from './source-props.ts';

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
