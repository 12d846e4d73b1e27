import { type JSX, useEffect, useRef } from 'react';
import { FormEnd } from '#core/client/forms/FormEnd.tsx';
import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { MOST_EVIDENCE } from '../../../contract/limits.ts';
import { AchievementBadge } from '../../shared/AchievementBadge.tsx';
import type { ChosenAchievement, RequestValues } from './use-request-form.ts';
import * as styles from './request.module.css';

type RequestForm = Omit<ContractFormState<RequestValues>, 'forgetDraft'>;

interface WriteRequestProps extends RequestForm {
  readonly chosen: ChosenAchievement;
  /** Chooses another achievement. What is typed stays. */
  readonly onChange: () => void;
}

/** What the candidate tells the company: a note and proofs. */
export function WriteRequest({ chosen, onChange, ...state }: WriteRequestProps): JSX.Element {
  const t = useT('skill-passports');
  const { form, submit, busy, failure, fields } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  // The list with the pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className={`form ${styles.requestForm}`} noValidate onSubmit={submit}>
      <div className={`${styles.requestRow} ${styles.requestRowChosen}`}>
        <AchievementBadge achievementId={chosen.id} />
        <div className={styles.requestWords}>
          <h2 ref={heading} tabIndex={-1} className={styles.requestName}>
            <bdi>{chosen.name}</bdi>
          </h2>
          <p className="soft">
            <bdi>{chosen.issuer}</bdi>
          </p>
        </div>
        <Button size="s" onClick={onChange}>
          {t('request.change')}
        </Button>
      </div>
      <TextArea
        label={t('request.note')}
        help={t('request.noteHelp', { issuer: chosen.issuer })}
        optional
        dir="auto"
        {...fields.text('note')}
      />
      <EvidenceFields form={form} fields={fields} />
      <FormEnd failure={failure} busy={busy} action={t('request.send')} />
    </form>
  );
}

/** Links to proofs. */
function EvidenceFields({ form, fields }: Pick<RequestForm, 'form' | 'fields'>): JSX.Element {
  const t = useT('skill-passports');
  const { rows, add, remove, group } = useFormList(form, 'evidence');
  return (
    <fieldset ref={group} className={styles.requestProofs}>
      <legend>{t('request.evidence')}</legend>
      <p className="muted small">{t('request.evidenceHelp')}</p>
      {rows.map(({ id }, index) => (
        <div key={id} className={styles.requestProof}>
          <TextInput label={t('request.proofName', { number: index + 1 })} {...fields.text(`evidence.${index}.name`)} />
          <TextInput label={t('request.proofUrl', { number: index + 1 })} type="url" dir="ltr" {...fields.text(`evidence.${index}.url`)} />
          <IconButton icon={CloseIcon} label={t('request.removeProof', { number: index + 1 })} onClick={() => remove(index)} />
        </div>
      ))}
      {rows.length < MOST_EVIDENCE ? (
        <Button size="s" onClick={() => add({ name: '', url: '' })}>
          <PlusIcon className="icon--s" />
          {t('request.addProof')}
        </Button>
      ) : (
        <p className="muted small">{t('request.mostProofs', { most: MOST_EVIDENCE })}</p>
      )}
    </fieldset>
  );
}
