import { type JSX, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { useVerification } from './use-verification.ts';
import { VerifyFailure } from './VerifyFailure.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyResult } from './VerifyResult.tsx';
import * as styles from './verify.module.css';

/** Checks a credential. Open to everybody. The query `id` names a credential of this site, which is checked at once. */
export function Page(): JSX.Element {
  const t = useT('skill-passports');
  const go = useGo();
  const { id } = useSearch();
  const { isBusy, checked, failure, check, clear } = useVerification(id);
  // The form after a result takes the focus, since the pressed button is gone.
  const isAgain = useRef(false);
  const again = (): void => {
    isAgain.current = true;
    clear();
    if (id !== undefined) go(href(passportRoutes.verify), { replace: true });
  };
  const waits = isBusy && checked === undefined && id !== undefined;
  return (
    <div className={`plain-page wrap ${styles.verify}`}>
      <PrintSource
        path={href(passportRoutes.verify, {}, { id: checked !== undefined && 'id' in checked.input ? checked.input.id : undefined })}
      />
      <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
      <VerifyFailure failure={failure} />
      {checked !== undefined && <VerifyResult checked={checked} isBusy={isBusy} onCompare={check} onAgain={again} />}
      {waits && <Skeleton />}
      {checked === undefined && !waits && <VerifyForm isBusy={isBusy} takesFocus={isAgain.current} onCheck={check} />}
    </div>
  );
}
