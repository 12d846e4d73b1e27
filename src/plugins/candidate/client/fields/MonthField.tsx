import { type JSX, useId } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { Fault } from './Fault.tsx';
import { useProfileWords } from './profile-words.ts';
import * as styles from './fields.module.css';

interface MonthFieldProps extends Omit<FieldTexts, 'help'> {
  /** `2026-03`; `-03`, and `2026-` or `2026`, while one half is missing; empty when both are. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Whether a year alone is a value: `2026`. */
  readonly isMonthOptional?: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A month and a year, each from a list, because not every browser has a month input. */
export function MonthField({
  label,
  error,
  optional,
  value,
  onChange,
  firstYear,
  lastYear,
  isMonthOptional,
}: MonthFieldProps): JSX.Element {
  const t = useT('candidate');
  const core = useT('core');
  const format = useFormat();
  const words = useProfileWords();
  const noteId = useId();
  const [year = '', month = ''] = value.split('-');
  const change = (nextYear: string, nextMonth: string): void => {
    const isYear = nextMonth === '' && (nextYear === '' || isMonthOptional === true);
    onChange(isYear ? nextYear : `${nextYear}-${nextMonth}`);
  };
  const isWrong = { 'aria-invalid': error !== undefined, 'aria-describedby': error === undefined ? undefined : noteId };
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  return (
    <fieldset className={`field ${styles.month}`}>
      <legend>
        {label} {optional && <span className="field__optional">{core('field.optional')}</span>}
      </legend>
      <div className={styles.monthPair}>
        <select
          className="input input--select"
          aria-label={t('date.month')}
          value={month}
          onChange={({ target }) => change(year, target.value)}
          {...isWrong}
        >
          <option value="">{t(isMonthOptional ? 'date.monthOptional' : 'date.month')}</option>
          {MONTHS.map((number) => (
            <option key={number} value={String(number).padStart(2, '0')}>
              {format.month(number)}
            </option>
          ))}
        </select>
        <select
          className="input input--select"
          aria-label={t('date.year')}
          value={year}
          onChange={({ target }) => change(target.value, month)}
          {...isWrong}
        >
          <option value="">{t('date.year')}</option>
          {years.map((number) => (
            <option key={number} value={number}>
              {words.year(number)}
            </option>
          ))}
        </select>
      </div>
      <Fault id={noteId} sentence={error} />
    </fieldset>
  );
}
