import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { CompanySectionProps } from '#plugins/employer/contract/company-parts.ts';
import { getVerification } from '../../contract/endpoints.ts';
import type { Verification } from '../../contract/schemas.ts';
import { VerificationState } from '../parts/VerificationState.tsx';
import { AddressWay } from './AddressWay.tsx';
import { DnsWay } from './DnsWay.tsx';
import { PapersWay } from './PapersWay.tsx';
import type { WayProps } from './way-props.ts';
import * as styles from './verification.module.css';

/** The verification of a company, for its owners. Other members do not see it. */
export const Section = observer(function OwnVerification({ companyId, version, onChanged }: CompanySectionProps): JSX.Element | null {
  const t = useT('company-verification');
  const titleId = useId();
  const api = useService(ApiClient);
  // Quiet: a member who is no owner learns nothing by the answer.
  const { resource, load } = useResource(
    (signal) => api.call(getVerification, { params: { id: companyId }, signal, quiet: true }),
    // Another website or legal name changes what can be done.
    `${companyId} ${version ?? 0}`,
  );
  const { value: verification, status, error } = resource;
  if (status === 'failed' && error instanceof ApiError && error.status === 404) return null;
  const onNews = (news: Verification): void => {
    resource.replace(news);
    onChanged?.();
  };
  return (
    <section className={styles.verification} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      {verification !== undefined && <Shown {...{ companyId, verification, onNews }} onOutdated={load} />}
      {verification === undefined && (status === 'failed' ? <ErrorNote title={t('failed')} onRetry={load} /> : <Skeleton count={2} />)}
    </section>
  );
});

function Shown(props: WayProps): JSX.Element {
  const { state, way, needsPapers } = props.verification;
  const isVerified = state === 'verified';
  return (
    <>
      <VerificationState verification={props.verification} />
      {!isVerified && !needsPapers && <AddressWay {...props} />}
      {(isVerified ? way === 'dns' : !needsPapers) && <DnsWay {...props} />}
      {!isVerified && <PapersWay {...props} />}
    </>
  );
}
