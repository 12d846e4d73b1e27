import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { useProfileWords } from './profile-words.ts';

interface YearFieldProps extends FieldTexts {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly lastYear: number;
}

/** An optional year, from 1950 on. */
export function YearField({ value, onChange, lastYear, ...texts }: YearFieldProps): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  const years = Array.from({ length: lastYear - 1949 }, (_, index) => lastYear - index);
  return (
    <Select
      {...texts}
      optional
      placeholder={t('date.year')}
      options={years.map((year) => ({ value: String(year), label: words.year(year) }))}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
