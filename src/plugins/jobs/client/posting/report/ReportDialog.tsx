import { type JSX, useId } from 'react';
import { Honeypot } from '#core/client/forms/Honeypot.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { Job } from '../../../contract/reply-schemas.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import { ReportFailure } from './ReportFailure.tsx';
import { useReportForm } from './use-report-form.ts';

interface ReportDialogProps {
  readonly job: Pick<Job, 'id' | 'title'>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a posting, and sends it to the people who run the site. */
export function ReportDialog({ job, onSent, onClose }: ReportDialogProps): JSX.Element {
  const t = useT('jobs');
  const titleId = useId();
  const { form, submit, busy, failure, fields } = useReportForm(job.id, onSent);
  return (
    <Modal open onClose={onClose} labelledBy={titleId}>
      <form className="modal__in" noValidate onSubmit={submit}>
        <h2 id={titleId}>{t('report.title', { title: job.title })}</h2>
        <p>{t('report.lead')}</p>
        {/* The only thing that can be wrong with the reason is that none is chosen. */}
        <ReasonChoice error={fields.errorOf('reason') && t('report.needReason')} {...form.register('reason')} />
        <TextArea label={t('report.detail')} help={t('report.detailHelp')} dir="auto" rows={4} optional {...fields.text('detail')} />
        <Honeypot {...form.register('homepage')} />
        <ReportFailure failure={failure} />
        <div className="modal__end">
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" variant="ink" busy={busy}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
