import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { OwnJoinRequest } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';
import { useAct } from './use-act.ts';

/** The open request of the user to join a company. */
export function OwnRequest({ request }: { readonly request: OwnJoinRequest }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const store = useService(TeamStore);
  const { busy, act } = useAct();
  return (
    <Note
      tone="sky"
      title={t('join.open', { company: request.company.name })}
      action={
        <Button size="s" busy={busy} onClick={() => void act(() => store.withdrawRequest(request), t('join.withdrawn'))}>
          {t('join.withdraw')}
        </Button>
      }
    >
      {t('join.openText', { date: format.date(request.at) })}
    </Note>
  );
}
