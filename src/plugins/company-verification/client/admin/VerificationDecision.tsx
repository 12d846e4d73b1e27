import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { CompanySectionProps } from '#plugins/employer/contract/company-parts.ts';
import { getVerification } from '../../contract/endpoints.ts';
import type { Verification } from '../../contract/schemas.ts';
import type { VerificationOutcome } from '../../contract/verification.ts';
import { VerificationState } from '../parts/VerificationState.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { NextWaiting } from './NextWaiting.tsx';

/** The verification of a company, for the administrators who decide. The facts of the company stand above it on the page. */
export const Section = observer(function VerificationDecision({ companyId }: CompanySectionProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(getVerification, { params: { id: companyId }, signal }), companyId);
  const [outcome, setOutcome] = useState<VerificationOutcome>();
  const verification = resource.value;
  if (verification === undefined) {
    return resource.status === 'failed' ? <ErrorNote title={t('failed')} onRetry={load} /> : <Skeleton count={2} />;
  }
  return (
    <>
      {/* What an owner can do is said to owners alone. */}
      {verification.state === 'none' ? <p className="muted">{t('state.none.title')}</p> : <VerificationState verification={verification} />}
      <Facts verification={verification} />
      {verification.papers.length > 0 && (
        <ul className="list" aria-label={t('papers.sent')}>
          {verification.papers.map((paper) => (
            <StoredRow key={paper.id} file={paper} />
          ))}
        </ul>
      )}
      <div className="row">
        {outcomesOf(verification).map((each) => (
          <Button key={each} variant={each === 'verified' ? 'ink' : 'outline'} onClick={() => setOutcome(each)}>
            {t(`decide.${each}.open`)}
          </Button>
        ))}
        <NextWaiting companyId={companyId} />
      </div>
      {outcome !== undefined && (
        <DecideDialog
          {...{ companyId, verification, outcome }}
          onDecided={(decided) => resource.replace(decided)}
          onOutdated={load}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
});

function Facts({ verification: { domain, message, note } }: { readonly verification: Verification }): JSX.Element {
  const t = useT('company-verification');
  return (
    <FactGrid
      facts={[
        { term: t('facts.domain'), value: domain !== null && <bdi dir="ltr">{domain}</bdi> },
        { term: t('facts.message'), value: message !== '' && <span dir="auto">{message}</span> },
        { term: t('facts.note'), value: note !== null && note !== '' && <span dir="auto">{note}</span> },
      ]}
    />
  );
}

/** What can be decided now. */
function outcomesOf({ state, way }: Verification): readonly VerificationOutcome[] {
  if (state === 'verified') return ['revoked'];
  return state === 'pending' && way === 'papers' ? ['verified', 'declined'] : [];
}
