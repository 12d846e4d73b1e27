import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { href } from '#core/contract/route-ref.ts';
import { ISSUER_FILTERS, type IssuerFilter, type IssuerKey } from '../../contract/issuer.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { StolenKeyDialog } from '../issuer/keys/StolenKeyDialog.tsx';
import { PartNav } from '../issuer/parts/PartNav.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { IssuerRow } from './IssuerRow.tsx';
import { IssuersStore } from './issuers-store.ts';

type Asked = { readonly id: string; readonly to: 'trusted' | 'suspended' } | { readonly id: string; readonly stolen: IssuerKey };

/** Those without a decision are among those that wait. */
const SHOWN_FILTERS = ISSUER_FILTERS.filter((filter) => filter !== 'pending');

/** The companies that asked to issue, those that wait first. The address keeps the chosen state. */
export const IssuerDecisions = observer(function IssuerDecisions(): JSX.Element {
  const t = useT('skill-passports');
  const store = useService(IssuersStore);
  const { status: asked } = useSearch();
  const status = ISSUER_FILTERS.find((filter) => filter === asked);
  const reload = useShown(status);
  const { issuers } = store;
  const [dialog, setDialog] = useState<Asked>();
  const issuer = issuers.items.find(({ id }) => id === dialog?.id);
  const close = (): void => setDialog(undefined);
  return (
    <>
      <StateNav shown={status} />
      {issuers.items.length === 0 ? (
        <ListStates paging={issuers} empty={<EmptyState title={t(status === undefined ? 'admin.none' : 'admin.noneInState')} />} />
      ) : (
        <ul className="ledger" aria-label={t('admin.issuers')} aria-busy={issuers.status === 'loading'}>
          {issuers.items.map((each) => (
            <IssuerRow
              key={each.id}
              issuer={each}
              onDecide={(to) => setDialog({ id: each.id, to })}
              onStolen={(stolen) => setDialog({ id: each.id, stolen })}
            />
          ))}
        </ul>
      )}
      {issuers.items.length > 0 && <ListFoot paging={issuers} />}
      {issuer !== undefined && dialog !== undefined && 'to' in dialog && (
        <DecideDialog to={dialog.to} issuer={issuer} onDecided={store.decided.bind(store)} onOutdated={reload} onClose={close} />
      )}
      {issuer !== undefined && dialog !== undefined && 'stolen' in dialog && (
        <StolenKeyDialog issuerId={issuer.id} stolen={dialog.stolen} onChanged={(key) => store.marked(issuer, key)} onClose={close} />
      )}
    </>
  );
});

function StateNav({ shown }: { readonly shown: IssuerFilter | undefined }): JSX.Element {
  const t = useT('skill-passports');
  const { passports } = passportRoutes;
  return (
    <PartNav
      label={t('issued.state')}
      parts={[
        { id: 'all', name: t('issued.allStates'), to: href(passports), isShown: shown === undefined },
        ...SHOWN_FILTERS.map((filter) => ({
          id: filter,
          name: t(`admin.filter.${filter}`),
          to: href(passports, {}, { status: filter }),
          isShown: shown === filter,
        })),
      ]}
    />
  );
}

/** Loads the issuers of a state. Returns a function that loads them again. */
function useShown(status: IssuerFilter | undefined): () => void {
  const store = useService(IssuersStore);
  const isReturn = useRef(false);
  isReturn.current = useIsReturn();
  useEffect(() => {
    void store.show(status, isReturn.current);
    return () => store.issuers.cancel();
  }, [store, status]);
  return () => void store.show(status, false);
}
