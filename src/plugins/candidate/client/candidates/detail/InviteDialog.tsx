import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import { listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { SentInvitation } from '../../../contract/invitation-schemas.ts';
import { InviteForm } from './InviteForm.tsx';

interface InviteDialogProps {
  /** Id of the candidate. */
  readonly id: string;
  readonly open: boolean;
  readonly sent: readonly SentInvitation[];
  readonly onClose: () => void;
  readonly onSent: (invitation: SentInvitation) => void;
  /** The company has invited the candidate meanwhile. */
  readonly onOutdated: () => void;
}

/** Invites a candidate to apply to a published posting of the employer. */
export function InviteDialog(props: InviteDialogProps): JSX.Element {
  const t = useT('candidate');
  const titleId = useId();
  return (
    <Modal open={props.open} onClose={props.onClose} labelledBy={titleId}>
      <div className="modal__in">
        <h2 id={titleId}>{t('candidates.invite.title')}</h2>
        <Postings {...props} />
      </div>
    </Modal>
  );
}

/** The form, once the postings are known. */
const Postings = observer(function InvitePostings({ id, sent, onClose, onSent, onOutdated }: InviteDialogProps): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) =>
    api.call(listManagedJobs, { query: { status: 'published', limit: PAGE_LIMIT.max }, signal }),
  );
  const { value, status } = resource;
  const invited = new Set(sent.map(({ jobId }) => jobId));
  const postings = value?.items.filter((posting) => !invited.has(posting.id)) ?? [];
  if (postings.length > 0) return <InviteForm {...{ id, postings, onClose, onSent, onOutdated }} />;
  const text = value?.items.length === 0 ? 'noPosting' : 'allInvited';
  return (
    <>
      {status === 'failed' && <ErrorNote title={t('candidates.invite.postingsFailed')} onRetry={load} />}
      {status !== 'failed' && value === undefined && <Skeleton />}
      {value !== undefined && <p>{t(`candidates.invite.${text}`)}</p>}
      <div className="modal__end">
        <Button onClick={onClose}>{t('candidates.invite.cancel')}</Button>
        {value !== undefined && (
          <ButtonLink variant="grow" to={href(jobRoutes.form)}>
            {t('candidates.invite.newPosting')}
          </ButtonLink>
        )}
      </div>
    </>
  );
});
