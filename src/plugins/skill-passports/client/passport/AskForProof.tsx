import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { CertificateActionProps } from '#plugins/candidate/contract/certificate-actions.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { NamedLabel } from '../shared/NamedLabel.tsx';

/** Leads from a certificate that a candidate named to what companies offer, with its name as the words of the search. */
export function Action({ certificate: { name } }: CertificateActionProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <ButtonLink size="s" to={href(passportRoutes.form, {}, { q: name })}>
      <NamedLabel label={t('request.proof')} named={t('request.proofNamed', { name })} />
    </ButtonLink>
  );
}
