import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { OwnJoinRequest } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';

/** The open request of the user to join a company. */
export function OwnRequest({ request }: { readonly request: OwnJoinRequest }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const store = useService(TeamStore);
  const snackbar = useService(SnackbarStore);
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.withdrawRequest(request);
      snackbar.raise(t('join.withdrawn'));
    } catch {
      setBusy(false);
    }
  };
  return (
    <Note
      tone="sky"
      title={t('join.open', { company: request.company.name })}
      action={
        <Button size="s" busy={isBusy} onClick={() => void withdraw()}>
          {t('join.withdraw')}
        </Button>
      }
    >
      {t('join.openText', { date: format.date(request.at) })}
    </Note>
  );
}
