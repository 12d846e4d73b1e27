import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { CompanySectionProps } from '#plugins/employer/contract/company-parts.ts';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';
import { getVerification } from '../../contract/endpoints.ts';
import type { Verification } from '../../contract/schemas.ts';
import type { VerificationOutcome } from '../../contract/verification.ts';
import { VerificationState } from '../parts/VerificationState.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { NextWaiting } from './NextWaiting.tsx';
import { ReadPapers } from './ReadPapers.tsx';
import { SimilarToDecided } from './SimilarToDecided.tsx';
import { useUndoDecision } from './use-undo-decision.ts';
import * as styles from './decision.module.css';

/** The verification of a company, for the administrators who decide: the papers beside the facts and the similar companies. */
export const Section = observer(function VerificationDecision({ companyId, onChanged }: CompanySectionProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(getVerification, { params: { id: companyId }, signal }), companyId);
  // Quiet: the page says itself when the company does not load.
  const company = useResource((signal) => api.call(getCompany, { params: { id: companyId }, signal, quiet: true }), companyId);
  const [outcome, setOutcome] = useState<VerificationOutcome>();
  const verification = resource.value;
  const show = (shown: Verification): void => {
    resource.replace(shown);
    // The head of the page has the badge.
    onChanged?.();
  };
  const tell = useUndoDecision(companyId, show);
  if (verification === undefined) {
    return resource.status === 'failed' ? <ErrorNote title={t('failed')} onRetry={load} /> : <Skeleton count={2} />;
  }
  const hasPapers = verification.papers.length > 0;
  return (
    <>
      {/* What an owner can do is said to owners alone. */}
      {verification.state === 'none' ? <p className="muted">{t('state.none.title')}</p> : <VerificationState verification={verification} />}
      <div className={clsx(styles.decision, hasPapers && styles.decisionPapers)}>
        {hasPapers && (
          <div className={styles.decisionPart}>
            <ReadPapers papers={verification.papers} />
          </div>
        )}
        <div className={styles.decisionPart}>
          <DecisionFacts company={company.resource.value} verification={verification} />
          {company.resource.value !== undefined && <SimilarToDecided company={company.resource.value} />}
        </div>
      </div>
      <div className="row">
        {outcomesOf(verification).map((each) => (
          <Button key={each} variant={each === 'verified' ? 'ink' : 'outline'} onClick={() => setOutcome(each)}>
            {t(`decide.${each}.open`)}
          </Button>
        ))}
        <NextWaiting companyId={companyId} version={verification.version} />
      </div>
      {outcome !== undefined && (
        <DecideDialog
          {...{ companyId, verification, outcome }}
          onDecided={(decided) => {
            show(decided);
            tell(decided);
          }}
          onOutdated={load}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
});

/** What can be decided now. */
function outcomesOf({ state, way }: Verification): readonly VerificationOutcome[] {
  if (state === 'verified') return ['revoked'];
  return state === 'pending' && way === 'papers' ? ['verified', 'declined'] : [];
}
