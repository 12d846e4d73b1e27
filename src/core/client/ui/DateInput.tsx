import { type ComponentProps, type JSX, useState } from 'react';
import { dayInWords } from '../i18n/day-words.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useT } from '../i18n/use-t.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface DateInputProps extends FieldTexts, Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur' | 'disabled'> {
  /** A day such as `2026-09-30`, or an empty text. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The first and the last day that the browser offers. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A labelled field for a day of the Gregorian calendar, without a time zone. The browser shows its own picker. The day stands below in words
 * of the user's language, because browsers write dates in their own language.
 *
 * @example <DateInput label={t('deadline')} value={deadline} onChange={setDeadline} />
 */
export function DateInput({
  label,
  help,
  error,
  optional,
  value,
  onChange,
  onBlur,
  max = '9999-12-31',
  ...rest
}: DateInputProps): JSX.Element {
  const t = useT('core');
  const locale = useLocale();
  const [isPartial, setPartial] = useState(false);
  const words = dayInWords(value, locale);
  return (
    <FieldFrame {...{ label, optional }} help={words ?? help} error={error ?? (isPartial ? t('field.dayPartial') : undefined)}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className="input"
          type="date"
          dir="ltr"
          max={max}
          value={value}
          onChange={({ target }) => {
            if (!target.validity.badInput) setPartial(false);
            onChange(target.value);
          }}
          onBlur={(event) => {
            // The browser gives no value for a day that is not complete.
            setPartial(event.currentTarget.validity.badInput);
            onBlur?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
