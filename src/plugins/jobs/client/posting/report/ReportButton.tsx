import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FlagIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { Job } from '../../../contract/reply-schemas.ts';
import type { ReportDialog } from './ReportDialog.tsx';

/** Opens the form that reports the posting. A report that was sent is confirmed in its place. */
export function ReportButton({ job }: { readonly job: Pick<Job, 'id' | 'title'> }): JSX.Element {
  const t = useT('jobs');
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setState('open')}>
        <FlagIcon className="icon--s" />
        {t('posting.report')}
      </Button>
      <span className="muted small" role="status">
        {state === 'sent' && t('report.sent')}
      </span>
      {state === 'open' && (
        <PluginPart
          plugin="jobs"
          what="jobs.report-form"
          load={loadDialog}
          given={{ job, onSent: () => setState('sent'), onClose: () => setState('closed') }}
        />
      )}
    </>
  );
}

async function loadDialog(): Promise<typeof ReportDialog> {
  return (await import('./ReportDialog.tsx')).ReportDialog;
}
