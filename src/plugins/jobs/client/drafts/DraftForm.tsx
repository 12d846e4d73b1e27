import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { SaveStatus } from '#core/client/forms/SaveStatus.tsx';
import { useComparedFields } from '#core/client/forms/use-compared-fields.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { PostingSections } from '../form/PostingSections.tsx';
import { comparedIssuesIn } from '../form/posting-issues.ts';
import { bodyOf, fieldsOf, type PostingValues, valuesOf } from '../form/posting-values.ts';
import { livePage } from '../posting/live/live-page.ts';
import { SaveTemplate } from '../templates/SaveTemplate.tsx';
import { EditConflict } from './EditConflict.tsx';
import { LostNote } from './LostNote.tsx';
import { MadeDrafts } from './made-drafts.ts';
import { NeedsList } from './NeedsList.tsx';
import { type DraftFormState, useDraftForm } from './use-draft-form.ts';
import { type AfterPublishing, usePublishing } from './use-publishing.ts';
import { useSectionChecks } from './use-section-checks.ts';
import * as styles from '../form/JobForm.module.css';

interface DraftFormProps {
  readonly defaults: PostingValues;
  readonly edited?: EditedPosting;
  /** The name of the input that this tab keeps of a new posting. */
  readonly newDraft: string;
  readonly companyOf: (companyId: string) => Job['company'];
  /** Another user has published the draft. This tab keeps what is typed for the form of the published posting. */
  readonly onPublished: () => void;
  /** What stands above the fields, such as the choice of the company. `isStored` says whether the draft exists. */
  readonly above?: (form: DraftFormState, isStored: boolean) => ReactNode;
}

/** The form of a draft. It saves itself, and its button publishes the posting. */
export const DraftForm = observer(function DraftForm(props: DraftFormProps): JSX.Element {
  const { defaults, edited, newDraft, companyOf, above, onPublished } = props;
  const t = useT('jobs');
  const place = useRef<HTMLFormElement>(null);
  const state = useDraftForm({ defaults, edited, newDraft });
  const { form, fields, session } = state;
  const publishing = usePublishing(form, place);
  const compare = useComparedFields(form, comparedIssuesIn(useLocale()));
  const checks = useSectionChecks();
  const publish = usePublish(state, checks.hold);
  useAddress(state);
  const isPublished = session.theirs !== undefined && session.theirs.job.status !== 'draft';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isPublished) onPublished();
  }, [isPublished]);
  const stored = session.edited;
  const isReviewed = stored?.job.moves.includes('pending_review') === true;
  return (
    <FormFrame
      form={form}
      edited={stored}
      company={companyOf(form.watch('companyId'))}
      place={place}
      onSubmit={() => void publishing.whenComplete(publish)}
      onBlur={compare}
    >
      <div className={styles.jobformState}>
        <SaveStatus />
      </div>
      {above?.(state, stored !== undefined)}
      <Lost state={state} />
      <DraftConflict state={state} defaults={defaults} />
      <PostingSections
        form={form}
        fields={fields}
        others={{ jobId: stored?.job.id, savesItself: true, beforePublishing: checks.add }}
        asksDays
      />
      <div className={styles.jobformEnd}>
        <NeedsList form={form} needs={stored?.needs ?? []} />
        <FormFailure failure={publishing.failure} />
        <div className="row">
          <Button type="submit" variant="grow" busy={publishing.busy}>
            {t(isReviewed ? 'form.sendToReview' : 'form.submit')}
          </Button>
          <PreviewButton state={state} />
          <SaveTemplate form={form} />
        </div>
        <p className="muted small">{t('form.kept')}</p>
      </div>
    </FormFrame>
  );
});

/** Saves the draft and publishes it. Then its page opens. */
function usePublish(
  { form, session, saveNow, forgetDraft }: DraftFormState,
  isReady: () => Promise<boolean>,
): () => Promise<AfterPublishing> {
  const t = useT('jobs');
  const locale = useLocale();
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  const made = useService(MadeDrafts);
  return async () => {
    await saveNow();
    if (!(await isReady())) return 'stays';
    const isReviewed = session.edited?.job.moves.includes('pending_review') === true;
    const { days } = fieldsOf(form.getValues(), locale).details;
    const job = await session.move(isReviewed ? 'pending_review' : 'published', days ?? undefined);
    forgetDraft();
    made.forgetStored();
    // The page of a live posting says so itself.
    if (isReviewed) snackbar.raise(t('form.sentToReview'));
    go(isReviewed ? href(jobRoutes.detail, { id: job.id }) : livePage(job.id));
    return 'left';
  };
}

/** The address of a new posting gets the id of its draft, so that a reload resumes it. */
function useAddress({ session, saver }: DraftFormState): void {
  const go = useGo();
  const made = useService(MadeDrafts);
  const id = session.edited?.job.id;
  const [atFirst] = useState(id);
  const [owner] = useState(made.user);
  useEffect(() => {
    if (id === undefined || id === atFirst) return;
    made.opened(id);
    go(href(jobRoutes.form, {}, { id }), { replace: true, keepsScroll: true });
  }, [id, atFirst, made, go]);
  useEffect(() => {
    const keepId = async (): Promise<void> => {
      await saver.flush();
      if (session.edited !== undefined) made.leave(session.edited.job.id, owner);
    };
    return () => {
      if (session.edited === undefined) void keepId();
    };
  }, [session, saver, made, owner]);
}

interface StateProps {
  readonly state: DraftFormState;
}

/** Saves the draft and opens its preview. */
const PreviewButton = observer(function PreviewButton({ state: { session, saver } }: StateProps): JSX.Element | null {
  const t = useT('jobs');
  const go = useGo();
  const id = session.edited?.job.id;
  if (id === undefined) return null;
  const open = async (): Promise<void> => {
    await saver.flush();
    go(href(jobRoutes.view, {}, { id }));
  };
  return <Button onClick={() => void open()}>{t('form.openPreview')}</Button>;
});

const Lost = observer(function Lost({ state: { session, saver } }: StateProps): JSX.Element | null {
  if (session.lost === undefined) return null;
  const saveAnew = (): void => {
    session.beginAnew();
    void saver.retry();
  };
  return <LostNote why={session.lost} onSaveAnew={saveAnew} />;
});

interface DraftConflictProps extends StateProps {
  readonly defaults: PostingValues;
}

/** Another user or window has saved the draft meanwhile. */
const DraftConflict = observer(function DraftConflict({ state, defaults }: DraftConflictProps): JSX.Element | null {
  const locale = useLocale();
  const { form, session, saver } = state;
  const { theirs, edited } = session;
  const t = useT('jobs');
  if (saver.state === 'conflict' && theirs === undefined && session.lost === undefined) {
    return <Button onClick={() => void session.loadTheirs()}>{t('form.conflict.load')}</Button>;
  }
  if (theirs === undefined) return null;
  const companyId = form.getValues('companyId');
  const other = valuesOf(theirs.fields, companyId);
  const base = edited === undefined ? defaults : valuesOf(edited.fields, companyId);
  const settle = (values: PostingValues): void => {
    session.settle(bodyOf(other, locale));
    form.reset(values);
    saver.take({ body: bodyOf(values, locale), key: JSON.stringify(bodyOf(values, locale)) });
    void saver.retry();
  };
  return <EditConflict mine={form.getValues()} theirs={other} base={base} busy={false} onSettle={settle} />;
});
