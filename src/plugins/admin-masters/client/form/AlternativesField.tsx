import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { directionOf } from '#core/contract/writing-direction.ts';
import { ALL_NAME_LANGUAGES, MOST_ALTERNATIVES } from '../../contract/master-row.ts';
import { languageName } from './use-part-texts.ts';
import type { FieldsProps } from './use-row-form.ts';
import * as styles from './RowForm.module.css';

type AlternativesProps = Pick<FieldsProps, 'form' | 'fields'>;

/** Further names, by which searches find the row. */
export function AlternativesField({ form, fields }: AlternativesProps): JSX.Element {
  const t = useT('admin-masters');
  const { rows, add, remove, group } = useFormList(form, 'alternatives');
  const problem = fields.errorOf('alternatives');
  return (
    <fieldset ref={group} className={styles.mastersAlternatives}>
      <legend>{t('form.part.alternatives')}</legend>
      <p className="muted small">{t('form.alternatives.help')}</p>
      {rows.map(({ id }, index) => (
        <AlternativeFields key={id} {...{ form, fields, index }} onRemove={() => remove(index)} />
      ))}
      {problem !== undefined && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {rows.length < MOST_ALTERNATIVES ? (
        <Button className={styles.mastersAdd} onClick={() => add({ language: 'en', name: '', kind: 'alternative' })}>
          <PlusIcon />
          {t('form.alternatives.add')}
        </Button>
      ) : (
        <p className="muted small">{t('form.alternatives.most', { most: MOST_ALTERNATIVES })}</p>
      )}
    </fieldset>
  );
}

interface AlternativeProps extends AlternativesProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function AlternativeFields({ form, fields, index, onRemove }: AlternativeProps): JSX.Element {
  const t = useT('admin-masters');
  const path = `alternatives.${index}` as const;
  const language = useWatch({ control: form.control, name: `${path}.language` });
  return (
    <div className={styles.mastersAlternative}>
      <TextInput label={t('form.alternatives.name')} lang={language} dir={directionOf(language)} {...fields.text(`${path}.name`)} />
      <Select
        label={t('form.alternatives.language')}
        options={ALL_NAME_LANGUAGES.map((value) => ({ value, label: languageName(value), isOwn: true }))}
        {...fields.registered(`${path}.language`)}
      />
      <Select
        label={t('form.alternatives.kind')}
        options={(['alternative', 'hidden'] as const).map((value) => ({ value, label: t(`form.alternatives.${value}`) }))}
        {...fields.registered(`${path}.kind`)}
      />
      <IconButton icon={CloseIcon} label={t('form.alternatives.remove', { place: index + 1 })} onClick={onRemove} />
    </div>
  );
}
