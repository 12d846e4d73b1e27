import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { TextArea } from '#core/client/ui/TextArea.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationInputSchema } from '../../contract/application-schemas.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicationStore } from './application-store.ts';

interface ApplyPanelProps {
  readonly job: Job;
  readonly onApplied: () => void;
}

/** Where a candidate applies, or sees that they have. */
export const ApplyPanel = observer(function ApplyPanel({ job, onApplied }: ApplyPanelProps): JSX.Element | null {
  const t = useT('jobs');
  const session = useService(SessionStore);
  const { applicationId } = job.viewer;
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(applicationId);
  // The form had the focus and is gone; the keyboard goes on at what took its place.
  useEffect(() => {
    if (before.current === null && applicationId !== null) note.current?.focus();
    before.current = applicationId;
  }, [applicationId]);
  if (applicationId !== null) {
    return (
      <div ref={note} tabIndex={-1}>
        <Note
          tone="leaf"
          title={t('apply.already')}
          action={
            <ButtonLink size="s" to={href(jobRoutes.appliedDetail, { id: applicationId })}>
              {t('apply.open')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return session.may('application', 'create') ? <ApplyForm job={job} onApplied={onApplied} /> : null;
});

function ApplyForm({ job, onApplied }: ApplyPanelProps): JSX.Element {
  const t = useT('jobs');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: applicationInputSchema,
    defaults: { message: '' },
    draft: `apply-${job.id}`,
    send: async (body) => {
      await store.apply(job.id, body);
      snackbar.raise(t('apply.done'));
      onApplied();
    },
  });
  return (
    <Panel title={t('apply.title')}>
      <form className="form" noValidate onSubmit={submit}>
        <TextArea
          label={t('apply.message')}
          help={t('apply.messageHelp')}
          limit={5000}
          error={errorOf('message')}
          {...form.register('message')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="grow" wide busy={busy}>
          {t('apply.submit')}
        </Button>
      </form>
    </Panel>
  );
}
