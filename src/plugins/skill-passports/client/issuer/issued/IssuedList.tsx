import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { CREDENTIAL_STATES } from '../../../contract/credential-states.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import { allIssuedList, issuedList, MOST_WORDS } from './issued-lists.ts';
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
  const addressOf = (query: Readonly<Record<string, string>>): string => href(passportRoutes.passports, {}, { ...place, ...query });
  const ofAll = issuerId === undefined;
  // An opened credential is in the address too, and does not load the rows again.
  const list = useList(ofAll ? allIssuedList : issuedList, addressOf, ofAll ? {} : { params: { id: issuerId } });
  const { q, status = '' } = list.values;
  return (
    <>
      <ListFilters {...list.filterProps} action={t('issued.search')}>
        <TextInput name="q" type="search" label={t('issued.words')} defaultValue={q} maxLength={MOST_WORDS} autoComplete="off" />
        <Select
          name="status"
          label={t('issued.state')}
          placeholder={t('issued.allStates')}
          defaultValue={status}
          options={CREDENTIAL_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        />
      </ListFilters>
      <DataList
        id={ofAll ? 'skill-passports.all-issued' : 'skill-passports.issued'}
        label={t('issued.title')}
        {...list.dataProps}
        columns={useIssuedColumns(ofAll)}
        href={({ id }) => addressOf({ ...list.values, credential: id })}
        empty={
          <NoRows list={list} none={t('issued.none')} noneFound={t('issued.noneFound')} all={t('issued.clear')}>
            {!ofAll && t('issued.noneHelp')}
          </NoRows>
        }
      />
    </>
  );
});
