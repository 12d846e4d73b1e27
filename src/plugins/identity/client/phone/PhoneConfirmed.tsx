import type { JSX } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Arrived } from '../parts/Arrived.tsx';

interface PhoneConfirmedProps {
  /** E.164. */
  readonly phone: string;
  readonly next: string;
}

/** Says that the number now belongs to the account. */
export function PhoneConfirmed({ phone, next }: PhoneConfirmedProps): JSX.Element {
  const t = useT('identity');
  return (
    <Arrived title={t('phone.done')} next={next} go={t('step.next')}>
      <Slotted sentence={t('phone.doneText', { phone: SLOT })}>
        <bdi dir="ltr">{phone}</bdi>
      </Slotted>
    </Arrived>
  );
}
