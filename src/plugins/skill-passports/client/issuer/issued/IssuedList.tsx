import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { CREDENTIAL_STATES } from '../../../contract/credential-states.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import { askedFilters, type IssuedFilters, MOST_WORDS, usedFilters } from './issued-filters.ts';
import { IssuedStore } from './issued-store.ts';
import { useIssuedColumns } from './use-issued-columns.tsx';

interface IssuedListProps {
  /** The issuer; all issuers when absent. */
  readonly issuerId?: string;
  /** The query of the list without filters. */
  readonly place: Readonly<Record<string, string>>;
}

/** Credentials, offers and requests, the last changed first. The address keeps the filters and the open credential. */
export const IssuedList = observer(function IssuedList({ issuerId, place }: IssuedListProps): JSX.Element {
  const t = useT('skill-passports');
  const go = useGo();
  const { credentials } = useService(IssuedStore);
  const { status, q } = askedFilters(useSearch());
  useShown(issuerId, status, q);
  const used = usedFilters({ status, q });
  const addressOf = (query: Readonly<Record<string, string>>): string => href(passportRoutes.passports, {}, { ...place, ...query });
  const isFiltered = Object.keys(used).length > 0;
  return (
    <>
      <ListFilters
        filters={used}
        action={t('issued.search')}
        clear={addressOf({})}
        onApply={(typed, address) => go(addressOf(usedFilters(askedFilters(typed))), address)}
      >
        <TextInput name="q" type="search" label={t('issued.words')} defaultValue={q} maxLength={MOST_WORDS} autoComplete="off" />
        <Select
          name="status"
          label={t('issued.state')}
          placeholder={t('issued.allStates')}
          defaultValue={status ?? ''}
          options={CREDENTIAL_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        />
      </ListFilters>
      <DataList
        id={issuerId === undefined ? 'skill-passports.all-issued' : 'skill-passports.issued'}
        label={t('issued.title')}
        rows={credentials.items}
        rowId={({ id }) => id}
        columns={useIssuedColumns(issuerId === undefined)}
        href={({ id }) => addressOf({ ...used, credential: id })}
        paging={credentials}
        empty={
          <EmptyState
            {...(isFiltered ? { art: <SearchArt />, action: <ButtonLink to={addressOf({})}>{t('issued.clear')}</ButtonLink> } : {})}
            title={t(isFiltered ? 'issued.noneFound' : 'issued.none')}
          >
            {!isFiltered && issuerId !== undefined && t('issued.noneHelp')}
          </EmptyState>
        }
      />
    </>
  );
});

/** Loads the rows when the filters change. An opened credential is in the address too, and does not load them again. */
function useShown(issuerId: string | undefined, status: IssuedFilters['status'], q: string | undefined): void {
  const store = useService(IssuedStore);
  const isReturn = useRef(false);
  isReturn.current = useIsReturn();
  useEffect(() => {
    void store.show(issuerId, { status, q }, isReturn.current);
    return () => store.credentials.cancel();
  }, [store, issuerId, status, q]);
}
