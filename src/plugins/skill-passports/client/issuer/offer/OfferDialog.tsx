import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { OFFER_DAYS } from '../../../contract/limits.ts';
import { PresentState } from '../issued/PresentState.tsx';
import { PassportDialog } from '../parts/PassportDialog.tsx';
import { EvidenceFields } from './EvidenceFields.tsx';
import type { OfferTarget } from './offer-target.ts';
import { useOfferForm } from './use-offer-form.ts';

interface OfferDialogProps {
  readonly target: OfferTarget;
  readonly onSent: (credential: IssuedCredential) => void;
  /** What is offered, or the request, was changed meanwhile. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Offers a credential. What was typed stays until it is sent, also after the dialog closes. */
export function OfferDialog(props: OfferDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const { target } = props;
  const { form, submit, busy, failure, fields } = useOfferForm(props);
  return (
    <PassportDialog
      title={useTitle(target)}
      action={t('issued.offer.action')}
      variant="grow"
      {...{ submit, busy, failure, onClose: props.onClose }}
    >
      <p>{t(target.kind === 'renewal' ? 'issued.offer.renewText' : 'issued.offer.text')}</p>
      {target.kind === 'request' && <PresentState credential={target.credential} wanted="offer" />}
      {target.kind === 'applicant' && target.achievements.length > 1 && (
        <Select
          label={t('issued.achievement')}
          options={target.achievements.map(({ id, name }) => ({ value: id, label: name, isOwn: true }))}
          {...fields.registered('achievementId')}
        />
      )}
      {target.kind === 'address' && (
        <TextInput
          label={t('issued.offer.email')}
          help={t('issued.offer.emailHelp', { days: OFFER_DAYS })}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...fields.text('email')}
        />
      )}
      <TextInput
        label={t('issued.offer.result')}
        help={t('issued.offer.resultHelp')}
        optional
        autoComplete="off"
        {...fields.text('result')}
      />
      <EvidenceFields form={form} fields={fields} />
    </PassportDialog>
  );
}

function useTitle(target: OfferTarget): string {
  const t = useT('skill-passports');
  if (target.kind === 'address') return t('issued.offer.title', { name: target.achievement.name });
  if (target.kind === 'applicant') return t('issued.offer.titleTo', { name: target.name });
  const { name } = target.credential.achievement;
  return target.kind === 'renewal' ? t('issued.offer.titleRenew', { name }) : t('issued.offer.title', { name });
}
