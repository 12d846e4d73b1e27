import { observer } from 'mobx-react-lite';
import { type JSX, Suspense, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { CompanyStore } from '../company-store.ts';
import { OwnRequest } from './OwnRequest.tsx';
import { TeamStore } from './team-store.ts';

// Visitors of the page of a company load no form.
const AskDialog = lazyExtra(async () => (await import('./AskDialog.tsx')).AskDialog);

interface AskToJoinProps {
  readonly company: { readonly id: string; readonly name: string };
  /** The text of the button. */
  readonly label: string;
}

/** Lets an employer ask to join a company. Nothing for its members and for users who are no employers. */
export const AskToJoin = observer(function AskToJoin({ company, label }: AskToJoinProps): JSX.Element | null {
  const { requests, loadRequests } = useService(TeamStore);
  const { mine, showMine } = useService(CompanyStore);
  const mayAsk = useService(SessionStore).may('company-join-request', 'create');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!mayAsk) return;
    void showMine();
    void loadRequests();
  }, [mayAsk, showMine, loadRequests]);
  const isMember = mine.value?.some(({ id }) => id === company.id);
  if (!mayAsk || isMember !== false || requests.value === undefined) return null;
  const [open] = requests.value;
  if (open?.company.id === company.id) return <OwnRequest request={open} />;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense>
          <AskDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
