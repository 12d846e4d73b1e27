import type { FocusEvent, JSX } from 'react';
import { useComparedFields } from '#core/client/forms/use-compared-fields.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { ASKS, type Asks } from '../../contract/applying/terms.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { TakeOver } from './TakeOver.tsx';
import { TermsPreview } from './TermsPreview.tsx';
import { issuesIn } from './terms-issues.ts';
import type { TermsFieldsProps } from './terms-props.ts';
import * as styles from './terms.module.css';

/** All fields of the terms. A question that the user leaves is checked. */
export function TermsFields(props: TermsFieldsProps): JSX.Element {
  const { form } = props;
  const t = useT('applications');
  const locale = useLocale();
  const compare = useComparedFields(form, (values) => issuesIn(values, locale, rowOf(document.activeElement)));
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const row = rowOf(target);
    if (row !== undefined && row !== rowOf(relatedTarget)) compare();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it learns which question the focus leaves
    <div className={styles.terms} onBlur={leave}>
      <div className={styles.termsParts}>
        <AsksField {...props} name="message" />
        <AsksField {...props} name="cv" />
      </div>
      <Checkbox
        label={t('terms.again')}
        help={t('terms.againHelp')}
        checked={form.watch('mayApplyAgain')}
        onChange={({ target }) => form.setValue('mayApplyAgain', target.checked, { shouldDirty: true })}
      />
      <QuestionList {...props} />
      <div className={styles.termsTools}>
        <TakeOver {...props} />
        <TermsPreview form={form} jobId={props.jobId} />
      </div>
    </div>
  );
}

function AsksField({ form, fields, name }: TermsFieldsProps & { readonly name: 'message' | 'cv' }): JSX.Element {
  const t = useT('applications');
  return (
    <Select
      label={t(`terms.${name}`)}
      options={ASKS.map((value) => ({ value, label: t(`terms.asks.${value}`) }))}
      value={form.watch(name)}
      error={fields.errorOf(name)}
      onChange={({ target }) => form.setValue(name, target.value as Asks, { shouldDirty: true })}
    />
  );
}

/** The id of the question around an element. */
function rowOf(element: EventTarget | null): string | undefined {
  return element instanceof Element ? element.closest<HTMLElement>('[data-item]')?.dataset.item : undefined;
}
