import { observer } from 'mobx-react-lite';
import type { FormEvent, JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { SaveStatus } from '#core/client/forms/SaveStatus.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import { AgainLater } from './AgainLater.tsx';
import { type ApplyingBasis, ApplyingStore } from './applying-store.ts';
import { ChangedQuestions } from './ChangedQuestions.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { PartsAtOnce, PartsInSteps } from './FormParts.tsx';
import { sourceIn } from './source-of-address.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useFirstField } from './use-first-field.ts';

export interface ApplyFormProps {
  readonly job: Pick<Job, 'id' | 'title' | 'company'>;
  readonly basis: ApplyingBasis;
  /** In the panel beside the posting, in a sheet, or in a sheet with one part after the other. */
  readonly layout: 'panel' | 'sheet' | 'steps';
  /** Whether the form gets the focus when it appears. */
  readonly isAsked: boolean;
  readonly firstSearch: string;
  readonly send: (input: ApplicationInput) => Promise<void>;
}

/** The form of an application: what the employer asks for, and what the employer gets. It saves itself as a draft. */
export const ApplyForm = observer(function ApplyForm({ job, basis, layout, isAsked, firstSearch, send }: ApplyFormProps): JSX.Element {
  const t = useT('applications');
  const snackbar = useService(SnackbarStore);
  const store = useService(ApplyingStore);
  const state = useApplicationForm({
    basis,
    send: async (input) => {
      const source = sourceIn(firstSearch);
      await send({ ...input, ...(source !== undefined && { source }) });
      snackbar.raise(t('apply.done'));
    },
  });
  const { place, saver, forgetDraft } = state;
  useFirstField(place, isAsked);
  const isOutdated = basis.draft !== null && basis.draft.termsVersion !== basis.terms.version;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void state.submit();
  };
  const takeOther = (): void => {
    forgetDraft();
    void store.takeStored(job.id);
  };
  const Parts = layout === 'steps' ? PartsInSteps : PartsAtOnce;
  return (
    <form className="form" noValidate onSubmit={submit} ref={place} aria-label={t('apply.title')}>
      <ChangedQuestions changed={state.changed} isOutdated={isOutdated} />
      {saver.state === 'conflict' && (
        <DraftConflict
          jobId={job.id}
          terms={basis.terms}
          onKeep={() => void store.overrule(job.id).then(saver.retry, failureIsShown)}
          onTakeOther={takeOther}
        />
      )}
      <Parts job={job} terms={basis.terms} state={state} isFolded={layout === 'panel'}>
        {state.changed === undefined && <FormFailure failure={state.failure} />}
        <AgainLater failure={state.failure} />
      </Parts>
      <SaveStatus />
    </form>
  );
});

/** The snackbar of the call has shown the reason. The note stays, so that the candidate can choose again. */
function failureIsShown(): void {}
