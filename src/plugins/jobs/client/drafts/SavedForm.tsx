import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { draftBases, keepDraftBases } from '#core/client/forms/draft.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useComparedFields } from '#core/client/forms/use-compared-fields.ts';
import { useContractForm, useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { PostingChange } from '../../contract/managing.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { postingChangeSchema } from '../../contract/posting-input-schemas.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { PostingSections } from '../form/PostingSections.tsx';
import { comparedIssuesIn } from '../form/posting-issues.ts';
import { bodyOf, fieldOfPath, type PostingValues, valuesOf } from '../form/posting-values.ts';
import { SaveTemplate } from '../templates/SaveTemplate.tsx';
import { differingFields } from './differing-fields.ts';
import { EditConflict } from './EditConflict.tsx';
import { LostNote } from './LostNote.tsx';
import { PostingSession } from './posting-session.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { postingDraft } from './use-draft-form.ts';
import { type AfterPublishing, usePublishing } from './use-publishing.ts';
import { useSectionChecks } from './use-section-checks.ts';
import * as styles from '../form/JobForm.module.css';

interface SavedFormProps {
  readonly edited: EditedPosting;
}

/** The form of a posting that was published or sent to the review. Its button saves it. This tab keeps what is typed. */
export const SavedForm = observer(function SavedForm({ edited: opened }: SavedFormProps): JSX.Element {
  const t = useT('jobs');
  const place = useRef<HTMLFormElement>(null);
  const { form, fields, session, saved, isDirty, forget, save, settle, saveAnew } = useSavedForm(opened);
  const publishing = usePublishing(form, place);
  const compare = useComparedFields(form, comparedIssuesIn(useLocale()));
  const edited = session.edited ?? opened;
  const { job, isReviewed } = edited;
  const isSentBack = isSentBackTo(job);
  const company: Job['company'] = job.company;
  return (
    <FormFrame
      form={form}
      edited={edited}
      company={company}
      place={place}
      onSubmit={() => void publishing.whenComplete(save)}
      onBlur={compare}
    >
      <ReviewNote edited={edited} />
      {session.lost !== undefined && <LostNote why={session.lost} onSaveAnew={() => void publishing.whenComplete(saveAnew)} />}
      {session.theirs !== undefined && (
        <EditConflict
          mine={form.getValues()}
          theirs={valuesOf(session.theirs.fields, company.id)}
          base={session.theirs.job.version === job.version ? undefined : saved}
          busy={publishing.busy}
          onSettle={(chosen) => {
            settle(chosen);
            void publishing.whenComplete(save);
          }}
        />
      )}
      <PostingSections
        form={form}
        fields={fields}
        others={{ jobId: job.id, savesItself: false, beforePublishing: useSectionChecks().add }}
        asksDays={isSentBack}
      />
      <div className={styles.jobformEnd}>
        <FormFailure failure={session.theirs === undefined && session.lost === undefined ? publishing.failure : undefined} />
        <div className="row">
          <Button type="submit" variant="grow" busy={publishing.busy}>
            {t(isSentBack ? 'form.sendToReview' : 'form.save')}
          </Button>
          <ButtonLink to={href(jobRoutes.view, {}, { id: job.id })}>{t('form.openPosting')}</ButtonLink>
          {isDirty && (
            <Button variant="quiet" onClick={forget}>
              {t('form.discard')}
            </Button>
          )}
          <SaveTemplate form={form} />
        </div>
        <p className="muted small">
          {t(isDirty ? 'form.unsaved' : 'form.allSaved')} {isReviewed && job.status === 'published' && t('form.reviewedAgain')}
        </p>
      </div>
    </FormFrame>
  );
});

/** Whether the user sends the posting to the review again. An administrator who wrote it only changes it. */
function isSentBackTo({ status, moves }: EditedPosting['job']): boolean {
  return status === 'changes_requested' && moves.includes('pending_review');
}

function useSavedForm(opened: EditedPosting) {
  const t = useT('jobs');
  const locale = useLocale();
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const companyId = opened.job.company.id;
  const [saved, setSaved] = useState(() => valuesOf(opened.fields, companyId));
  const [session] = useState(() => new PostingSession(api, opened, bodyOf(saved, locale), false));
  const draft = postingDraft(opened.job.id);
  const { form, fields, forgetDraft } = useContractForm<PostingValues, PostingChange>({
    schema: postingChangeSchema,
    defaults: saved,
    toBody: (values) => bodyOf(values, locale),
    fieldOf: fieldOfPath,
    neededText: (field) => `jobs:needed.${field}`,
    draft,
    send: session.save,
  });
  const isDirty = useValueOf(form, (values) => differingFields(saved, values).length > 0);
  useKeptVersion(session, draft, isDirty);
  useUnsavedWarning(isDirty);
  const keep = (next: PostingValues): void => {
    forgetDraft();
    setSaved(next);
    form.reset(next);
    forgetDraft();
  };
  const save = async (): Promise<AfterPublishing> => {
    await session.save(bodyOf(form.getValues(), locale));
    const isSent = session.edited !== undefined && isSentBackTo(session.edited.job);
    if (isSent) await session.send();
    keep(session.edited === undefined ? form.getValues() : valuesOf(session.edited.fields, companyId));
    snackbar.raise(t(isSent ? 'form.sentToReview' : 'form.saved'));
    return 'stays';
  };
  const settle = (chosen: PostingValues): void => {
    if (session.theirs === undefined) return;
    const present = valuesOf(session.theirs.fields, companyId);
    setSaved(present);
    session.settle(bodyOf(present, locale));
    form.reset(chosen);
  };
  const saveAnew = async (): Promise<AfterPublishing> => {
    session.beginAnew();
    return save();
  };
  return { form, fields, session, saved, isDirty, forget: () => keep(saved), save, settle, saveAnew };
}

/** Input that this tab kept of an earlier version is shown beside the present one. */
function useKeptVersion(session: PostingSession, draft: string, isDirty: boolean): void {
  const key = useDraftKey(draft);
  const version = String(session.edited?.job.version ?? '');
  const [isOlder] = useState(() => isDirty && draftBases(key)?.includes(version) === false);
  useEffect(() => {
    if (isOlder) void session.loadTheirs();
  }, [isOlder, session]);
  useEffect(() => {
    if (isDirty && key !== undefined && session.theirs === undefined) keepDraftBases(key, [version]);
  }, [isDirty, key, version, session]);
}
