import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { FileColumn } from '../../contract/file-column.ts';
import { MOST_TRANSLATIONS } from '../../contract/import-limits.ts';
import type { TranslatedValue } from '../../contract/mapping-schemas.ts';
import type { ImportColumn } from '../../contract/schemas.ts';
import { unreadValues } from './column-source.ts';
import type { SourceProps } from './SourceFields.tsx';
import * as styles from '../spreadsheets.module.css';

interface TranslatedValuesProps extends SourceProps {
  readonly column: ImportColumn;
  /** The column of the file. */
  readonly facts: FileColumn;
}

/** Values of the file that are read as others, or left out. */
export function TranslatedValues({ column, source, facts, onChange }: TranslatedValuesProps): JSX.Element {
  const t = useT('imports');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const values = source.values ?? [];
  const focusNew = useFocusOnNew(list, values.length);
  const change = (next: readonly TranslatedValue[]): void => onChange({ ...source, values: next });
  const unread = unreadValues(column, facts, values);
  // Open where the user has something to see or to do. Later, only the user opens and closes it.
  const [isOpen] = useState(unread.length + values.length > 0);
  return (
    <details className={styles.importsValues} open={isOpen}>
      <summary>{t('values.title')}</summary>
      <div className="stack">
        <p className="field__help">{t('values.help')}</p>
        {unread.length > 0 && (
          <p className={styles.importsExamples}>
            {t('values.unread')} <FactLine facts={unread} />
          </p>
        )}
        {values.length > 0 && (
          <ul className={styles.importsTranslations} ref={list}>
            {values.map((value, at) => (
              <TranslatedRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays while both texts are typed
                key={at}
                value={value}
                offers={`${id}-from`}
                choices={column.choices}
                onChange={(next) => change(values.with(at, next))}
                onRemove={() => change(values.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        <Button
          size="s"
          disabled={values.length >= MOST_TRANSLATIONS}
          onClick={() => {
            focusNew();
            change([...values, { from: unread[0] ?? '', to: '' }]);
          }}
        >
          {t('values.add')}
        </Button>
      </div>
      <datalist id={`${id}-from`}>
        {(facts.values.length > 0 ? facts.values : facts.examples).map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </details>
  );
}

/** Returns a function to call before a row is added. The first empty field of the row then receives the focus. */
function useFocusOnNew(list: { readonly current: HTMLElement | null }, count: number): () => void {
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there after the count has changed
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('li:last-child :is(input, select)') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [list, count]);
  return () => {
    isDue.current = true;
  };
}

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
function TranslatedRow({ value, offers, choices = [], onChange, onRemove }: TranslatedRowProps): JSX.Element {
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
