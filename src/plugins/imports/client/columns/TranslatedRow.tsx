import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { TranslatedValue } from '../../contract/mapping-schemas.ts';
import * as styles from '../spreadsheets.module.css';

interface TranslatedRowProps {
  readonly value: TranslatedValue;
  /** The id of the list with texts of the file. */
  readonly offers: string;
  /** The only texts that it can be read as; any text when there are none. */
  readonly choices: readonly string[] | undefined;
  readonly onChange: (value: TranslatedValue) => void;
  readonly onRemove: () => void;
}

/** One value that is read as another one. */
export function TranslatedRow({ value, offers, choices = [], onChange, onRemove }: TranslatedRowProps): JSX.Element {
  const t = useT('imports');
  const input = { dir: 'auto', autoComplete: 'off' } as const;
  return (
    <li className={styles.importsTranslation}>
      <TextInput
        {...input}
        label={t('values.from')}
        list={offers}
        value={value.from}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      />
      {choices.length > 0 ? (
        <Select
          label={t('values.to')}
          value={value.to}
          placeholder={t('values.leaveOut')}
          options={choices.map((choice) => ({ value: choice, label: choice, isOwn: true }))}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      ) : (
        <TextInput
          {...input}
          label={t('values.to')}
          value={value.to}
          placeholder={t('values.leaveOut')}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      )}
      <Button
        variant="quiet"
        className="btn--icon"
        aria-label={t('values.remove', { value: value.from })}
        title={t('values.remove', { value: value.from })}
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </li>
  );
}
