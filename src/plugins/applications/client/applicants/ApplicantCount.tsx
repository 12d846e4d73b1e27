import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { ApplicantTerms, ApplicantView } from './applicant-terms.ts';
import { ApplicantsStore } from './applicants-store.ts';
import * as styles from './ApplicantTools.module.css';

interface ApplicantCountProps {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly onChange: (terms: ApplicantTerms) => void;
}

/**
 * The number of found applicants, which screen readers announce. The withdrawn and the deleted applications follow it, so that the
 * numbers add up to the first one of the funnel.
 */
export const ApplicantCount = observer(function ApplicantCount({ terms, view, onChange }: ApplicantCountProps): JSX.Element {
  const t = useT('applications');
  const { counts } = useService(ApplicantsStore);
  const { q, stage } = terms;
  const count = counts.total(stage);
  const narrowed = q !== undefined || stage !== undefined;
  const withdrawn = stage === undefined ? (counts.of('withdrawn') ?? 0) : 0;
  const deleted = narrowed ? 0 : counts.deleted;
  return (
    <div className={`row small muted ${styles.applicantsFound}`}>
      <p role="status">{count !== undefined && t(narrowed ? 'applicants.found' : 'applicants.all', { count })}</p>
      {withdrawn > 0 && (
        <Button size="s" variant="quiet" onClick={() => onChange({ view, q, stage: 'withdrawn' })}>
          {t('applicants.withdrawn', { count: withdrawn })}
        </Button>
      )}
      {deleted > 0 && <p>{t('applicants.deleted', { count: deleted })}</p>}
      {narrowed && (
        <Button size="s" variant="quiet" onClick={() => onChange({ view })}>
          {t('applicants.clear')}
        </Button>
      )}
    </div>
  );
});
