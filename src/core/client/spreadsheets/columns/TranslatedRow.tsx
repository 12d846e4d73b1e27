import type { JSX } from 'react';
import type { TranslatedValue } from '#core/contract/imports/mapping-schemas.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
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
  const t = useT('core');
  const input = { dir: 'auto', autoComplete: 'off' } as const;
  return (
    <li className={styles.importsTranslation}>
      <TextInput
        {...input}
        label={t('imports.values.from')}
        list={offers}
        value={value.from}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      />
      {choices.length > 0 ? (
        <Select
          label={t('imports.values.to')}
          value={value.to}
          placeholder={t('imports.values.leaveOut')}
          options={choices.map((choice) => ({ value: choice, label: choice, isOwn: true }))}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      ) : (
        <TextInput
          {...input}
          label={t('imports.values.to')}
          value={value.to}
          placeholder={t('imports.values.leaveOut')}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      )}
      <Button
        variant="quiet"
        className="btn--icon"
        aria-label={t('imports.values.remove', { value: value.from })}
        title={t('imports.values.remove', { value: value.from })}
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </li>
  );
}
