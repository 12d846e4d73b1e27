import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { ISSUER_FILTERS } from '../../contract/issuer.ts';
import { passportRoutes } from '../../contract/routes.ts';
import type { IssuerKey } from '../../contract/schemas.ts';
import { StolenKeyDialog } from '../issuer/keys/StolenKeyDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { IssuerRow } from './IssuerRow.tsx';
import { type IssuerFilters, issuerFiltersIn } from './issuer-filters.ts';
import { IssuersStore } from './issuers-store.ts';

type Asked = { readonly id: string; readonly to: 'trusted' | 'suspended' } | { readonly id: string; readonly stolen: IssuerKey };

/** Those without a decision are among those that wait. */
const SHOWN_FILTERS = ISSUER_FILTERS.filter((filter) => filter !== 'pending');

/** The companies that asked to issue, those that wait first. The address keeps the filters. */
export const IssuerDecisions = observer(function IssuerDecisions(): JSX.Element {
  const t = useT('skill-passports');
  const store = useService(IssuersStore);
  const filters = issuerFiltersIn(useSearch());
  const reload = useShown(filters);
  const { issuers } = store;
  const [dialog, setDialog] = useState<Asked>();
  const issuer = issuers.items.find(({ id }) => id === dialog?.id);
  const close = (): void => setDialog(undefined);
  return (
    <>
      <IssuerFilterFields shown={filters} />
      {issuers.items.length === 0 ? (
        <ListStates paging={issuers} empty={<NoIssuers isFiltered={Object.keys(filters).length > 0} />} />
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

function IssuerFilterFields({ shown }: { readonly shown: IssuerFilters }): JSX.Element {
  const t = useT('skill-passports');
  const go = useGo();
  const { passports } = passportRoutes;
  return (
    <ListFilters
      filters={{ ...shown }}
      action={t('admin.show')}
      clear={href(passports)}
      onApply={(values, address) => go(href(passports, {}, { ...issuerFiltersIn(values) }), address)}
    >
      <TextInput name="q" type="search" label={t('admin.words')} defaultValue={shown.q} maxLength={120} autoComplete="off" />
      <Select
        name="status"
        label={t('issued.state')}
        placeholder={t('issued.allStates')}
        defaultValue={shown.status ?? ''}
        options={SHOWN_FILTERS.map((filter) => ({ value: filter, label: t(`admin.filter.${filter}`) }))}
      />
    </ListFilters>
  );
}

function NoIssuers({ isFiltered }: { readonly isFiltered: boolean }): JSX.Element {
  const t = useT('skill-passports');
  if (!isFiltered) return <EmptyState title={t('admin.none')} />;
  const clear = <ButtonLink to={href(passportRoutes.passports)}>{t('core:filters.clear')}</ButtonLink>;
  return <EmptyState art={<SearchArt />} title={t('admin.noneFound')} action={clear} />;
}

/** Loads the issuers that match. Returns a function that loads them again. */
function useShown({ q, status }: IssuerFilters): () => void {
  const store = useService(IssuersStore);
  const isReturn = useRef(false);
  isReturn.current = useIsReturn();
  useEffect(() => {
    void store.show(issuerFiltersIn({ q, status }), isReturn.current);
    return () => store.issuers.cancel();
  }, [store, q, status]);
  return () => void store.show(issuerFiltersIn({ q, status }), false);
}
