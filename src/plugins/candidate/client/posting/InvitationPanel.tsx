import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { PostingPanelProps } from '#plugins/jobs/contract/posting-parts.ts';
import { DeclineDialog } from '../dashboard/invitations/DeclineDialog.tsx';
import { InvitationsStore } from '../dashboard/invitations/invitations-store.ts';
import { Description } from '../view/Description.tsx';

/** Tells an invited candidate who invites, and lets them decline. Nothing for others, and after the application. */
export const Panel = observer(function InvitationPanel({ job, isPreview }: PostingPanelProps): JSX.Element | null {
  const t = useT('candidate');
  const store = useService(InvitationsStore);
  const titleId = useId();
  const mayApply = job.viewer.isOpen;
  useEffect(() => {
    // The preview beside a list changes with each row. It shows what is known.
    if (mayApply && !(isPreview && store.open.status !== 'idle')) void store.load(true);
  }, [store, mayApply, isPreview]);
  const invitation = mayApply ? store.toJob(job.id) : undefined;
  if (invitation === undefined) return null;
  const { company, message, title } = invitation;
  const Heading = isPreview ? 'h3' : 'h2';
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__head">
        <Heading id={titleId}>{t('invitation.panel', { company })}</Heading>
      </div>
      <div className="panel__body stack">
        <Description text={message} />
        <div>
          <Button size="s" aria-label={t('invitation.declineNamed', { title })} onClick={() => store.ask(invitation)}>
            {t('invitation.decline')}
          </Button>
        </div>
      </div>
      <DeclineDialog />
    </section>
  );
});
