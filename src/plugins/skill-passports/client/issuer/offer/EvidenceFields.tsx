import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { MOST_EVIDENCE } from '../../../contract/limits.ts';
import type { OfferValues } from './use-offer-form.ts';
import * as styles from '../issuer.module.css';

interface EvidenceFieldsProps {
  readonly form: UseFormReturn<OfferValues>;
  readonly fields: FormFields<OfferValues>;
}

/** Links to proofs, each with a name. */
export function EvidenceFields({ form, fields }: EvidenceFieldsProps): JSX.Element {
  const t = useT('skill-passports');
  const { rows, add, remove, group } = useFormList(form, 'evidence');
  return (
    <fieldset className={styles.offerEvidence} ref={group}>
      <legend>{t('issued.offer.evidence')}</legend>
      <p className="muted small">{t('issued.offer.evidenceHelp', { most: MOST_EVIDENCE })}</p>
      {rows.map(({ id }, index) => (
        <div key={id} className={styles.offerProof}>
          <TextInput label={t('issued.offer.linkName')} autoComplete="off" {...fields.text(`evidence.${index}.name`)} />
          <TextInput label={t('issued.offer.link')} type="url" dir="ltr" autoComplete="off" {...fields.text(`evidence.${index}.url`)} />
          <Button size="s" variant="quiet" aria-label={t('issued.offer.removeLink', { number: index + 1 })} onClick={() => remove(index)}>
            {t('issued.offer.remove')}
          </Button>
        </div>
      ))}
      {rows.length < MOST_EVIDENCE && (
        <div>
          <Button size="s" onClick={() => add({ name: '', url: '' })}>
            <PlusIcon />
            {t('issued.offer.addLink')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
