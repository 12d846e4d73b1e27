import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { type ShownListOf, useList } from '#core/client/lists/use-list.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { ISSUER_FILTERS } from '../../contract/issuer.ts';
import type { ListedIssuer } from '../../contract/issuer-schemas.ts';
import { passportRoutes } from '../../contract/routes.ts';
import type { IssuerKey } from '../../contract/schemas.ts';
import { StolenKeyDialog } from '../issuer/keys/StolenKeyDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { IssuerRow } from './IssuerRow.tsx';
import { issuerList, MOST_WORDS } from './issuer-list.ts';
import { WaitingIssuersStore } from './waiting-issuers-store.ts';

type Asked = { readonly id: string; readonly to: 'trusted' | 'suspended' } | { readonly id: string; readonly stolen: IssuerKey };

/** Those without a decision are among those that wait. */
const SHOWN_FILTERS = ISSUER_FILTERS.filter((filter) => filter !== 'pending');

/** The companies that asked to issue, those that wait first. The address keeps the filters. */
export const IssuerDecisions = observer(function IssuerDecisions(): JSX.Element {
  const t = useT('skill-passports');
  const waiting = useService(WaitingIssuersStore);
  const list = useList(issuerList, (values) => href(passportRoutes.passports, {}, values));
  const { rows: issuers, kept } = list;
  const [dialog, setDialog] = useState<Asked>();
  const issuer = issuers.items.find(({ id }) => id === dialog?.id);
  const close = (): void => setDialog(undefined);
  return (
    <>
      <IssuerFilterFields list={list} />
      {issuers.items.length === 0 ? (
        <ListStates paging={issuers} empty={<NoRows list={list} none={t('admin.none')} noneFound={t('admin.noneFound')} />} />
      ) : (
        <ul className="list" aria-label={t('admin.issuers')} aria-busy={issuers.status === 'loading'}>
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
        <DecideDialog
          to={dialog.to}
          issuer={issuer}
          onDecided={(decided) => {
            void waiting.count.changed();
            // The issuer stays at its place.
            kept.news.put({ ...issuer, ...decided });
          }}
          onOutdated={() => void issuers.again()}
          onClose={close}
        />
      )}
      {issuer !== undefined && dialog !== undefined && 'stolen' in dialog && (
        <StolenKeyDialog
          issuerId={issuer.id}
          stolen={dialog.stolen}
          onChanged={(key) => kept.news.put(withKey(issuer, key))}
          onClose={close}
        />
      )}
    </>
  );
});

function withKey(issuer: ListedIssuer, key: IssuerKey): ListedIssuer {
  return { ...issuer, keys: issuer.keys.map((each) => (each.id === key.id ? key : each)) };
}

function IssuerFilterFields({ list }: { readonly list: ShownListOf<typeof issuerList> }): JSX.Element {
  const t = useT('skill-passports');
  const { q, status = '' } = list.values;
  return (
    <ListFilters {...list.filterProps} action={t('admin.show')}>
      <TextInput name="q" type="search" label={t('admin.words')} defaultValue={q} maxLength={MOST_WORDS} autoComplete="off" />
      <Select
        name="status"
        label={t('issued.state')}
        placeholder={t('issued.allStates')}
        defaultValue={status}
        options={SHOWN_FILTERS.map((filter) => ({ value: filter, label: t(`admin.filter.${filter}`) }))}
      />
    </ListFilters>
  );
}
