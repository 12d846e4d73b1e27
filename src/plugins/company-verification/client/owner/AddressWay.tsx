import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { askVerification } from '../../contract/endpoints.ts';
import { useStep } from './use-step.ts';
import { Way } from './Way.tsx';
import type { WayProps } from './way-props.ts';

/** By the address of the user's account. It is decided at once. */
export function AddressWay(props: WayProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { companyId, verification } = props;
  const { domain } = verification;
  const { busy, failure, run } = useStep(props, () => api.call(askVerification, { params: { id: companyId }, body: { way: 'address' } }));
  if (domain === null) return <Way title={t('address.title')} text={t('noDomain')} />;
  return (
    <Way title={t('address.title')} text={t('address.text', { domain })}>
      <FormFailure failure={failure} />
      <Button busy={busy} onClick={run}>
        {t('address.action')}
      </Button>
    </Way>
  );
}
