import { observer } from 'mobx-react-lite';
import { type FocusEvent, type JSX, useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { managedParts } from '../../contract/client-extension-points.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { PostingSide } from '../moves/posting-actions.ts';
import { FigureSources } from '../posting/ManagedJobRow.tsx';
import { LacksFilter } from './LacksFilter.tsx';
import { type ShownFilters, showsDrafts, USUAL_ORDER } from './managed-filters.ts';
import { ManagedListStore } from './managed-list-store.ts';
import { NoPostings } from './NoPostings.tsx';
import { DIRECTIONS, useManagedColumns } from './use-managed-columns.tsx';
import { useRowAddress } from './use-row-address.ts';
import type { ChangeFilters } from './use-shown-filters.ts';
import { WordSearch } from './WordSearch.tsx';

interface ManagedRowsProps {
  readonly shown: ShownFilters;
  readonly onChange: ChangeFilters;
  readonly side: PostingSide;
  /** Id of the posting that is shown beside the list. */
  readonly previewed: string | undefined;
}

/** The rows of the list, with the search words above them. Only members of a company select rows. */
export const ManagedRows = observer(function ManagedRows({ shown, onChange, side, previewed }: ManagedRowsProps): JSX.Element {
  const t = useT('jobs');
  const store = useService(ManagedListStore);
  const { rows, selection } = store;
  const figures = useLoadedContributions(managedParts.part('column'));
  const { sort = USUAL_ORDER } = shown;
  const hasDrafts = side === 'member' && showsDrafts(shown);
  const rowState = useCallback(({ id }: ManagedJob) => (id === previewed ? 'shown' : undefined), [previewed]);
  const follow = ({ target }: FocusEvent): void => {
    const row = target.closest<HTMLElement>('[data-index]');
    if (row !== null) store.activate(rows.items[Number(row.dataset.index)]?.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the rows, which are focusable
    <div onFocus={follow}>
      {side === 'member' && <FigureSources figures={figures} jobs={rows.items} />}
      <DataList
        id={side === 'moderator' ? 'jobs.reviewed' : hasDrafts ? 'jobs.drafts' : 'jobs.managed'}
        label={t(side === 'member' ? 'managed.title' : 'managed.titleAll')}
        rows={rows.items}
        rowId={idOf}
        columns={useManagedColumns(side, figures, hasDrafts)}
        href={useRowAddress(side)}
        {...(side === 'member' && { selection })}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => onChange({ sort: column })}
        paging={rows}
        rowState={rowState}
        isOut={store.isOut}
        tools={
          <>
            <WordSearch words={shown.q ?? ''} side={side} onSearch={(q) => onChange({ q })} />
            {hasDrafts && <LacksFilter lacks={shown.lacks ?? ''} onChoose={(lacks) => onChange({ lacks })} />}
          </>
        }
        empty={<NoPostings shown={shown} side={side} />}
      />
    </div>
  );
});

const idOf = ({ id }: ManagedJob): string => id;
