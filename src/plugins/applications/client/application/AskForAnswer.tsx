import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { Application } from '../../contract/schemas.ts';
import { ApplicationStore } from './application-store.ts';

interface AskForAnswerProps {
  readonly application: Pick<Application, 'nudgeFrom' | 'nudgedAt'>;
}

/** The button to ask for an answer, or from when and since when. Nothing where the candidate cannot ask. */
export function AskForAnswer({ application: { nudgeFrom, nudgedAt } }: AskForAnswerProps): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  const ask = useAsking();
  if (nudgedAt !== null) return <p className="muted">{t('nudge.asked', { date: format.date(nudgedAt) })}</p>;
  if (nudgeFrom === null) return null;
  if (new Date(nudgeFrom) > new Date()) return <p className="muted">{t('nudge.from', { date: format.date(nudgeFrom) })}</p>;
  return (
    <div className="stack">
      <Button variant="ink" busy={ask.busy} onClick={() => void ask.run()}>
        {t('nudge.ask')}
      </Button>
      <p className="muted small">{t('nudge.once')}</p>
    </div>
  );
}

function useAsking(): { readonly busy: boolean; readonly run: () => Promise<void> } {
  const t = useT('applications');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.ask();
      snackbar.raise(t('nudge.done'));
      // The button disappears.
      focusHeading(document.body);
    } catch {
      // The request's snackbar has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
