import { observer } from 'mobx-react-lite';
import { type JSX, useCallback } from 'react';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { managedParts } from '../../contract/client-extension-points.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { PostingSide } from '../moves/posting-actions.ts';
import { LacksFilter } from './LacksFilter.tsx';
import { FigureSources } from './ManagedJobRow.tsx';
import { type ShownManaged, showsDrafts, USUAL_ORDER } from './managed-list.ts';
import { NoPostings } from './NoPostings.tsx';
import { DIRECTIONS, useManagedColumns } from './use-managed-columns.tsx';
import { useRowAddress } from './use-row-address.ts';
import { WordSearch } from './WordSearch.tsx';

interface ManagedRowsProps {
  readonly list: ShownManaged;
  readonly side: PostingSide;
  /** Id of the posting that is shown beside the list. */
  readonly previewed: string | undefined;
}

/** The rows of the list, with the search words above them. Only members of a company select rows. */
export const ManagedRows = observer(function ManagedRows({ list, side, previewed }: ManagedRowsProps): JSX.Element {
  const t = useT('jobs');
  const { rows, kept, values: shown, change } = list;
  const figures = useLoadedContributions(managedParts.part('column'));
  const { sort = USUAL_ORDER } = shown;
  const hasCompanies = side === 'moderator' || new Set(rows.items.map(({ company }) => company.id)).size > 1;
  const hasDrafts = side === 'member' && showsDrafts(shown);
  const rowState = useCallback(({ id }: ManagedJob) => (id === previewed ? 'shown' : undefined), [previewed]);
  // A posting that was moved stays in the list of its former state, so that the user sees what happened.
  const isOut = useCallback(({ status }: ManagedJob) => shown.status !== undefined && status !== shown.status, [shown.status]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the rows, which are focusable
    <div onFocus={list.follow}>
      {side === 'member' && <FigureSources figures={figures} jobs={rows.items} />}
      <DataList
        id={side === 'moderator' ? 'jobs.reviewed' : hasDrafts ? 'jobs.drafts' : 'jobs.managed'}
        label={t(side === 'member' ? 'managed.title' : 'managed.titleAll')}
        {...list.dataProps}
        columns={useManagedColumns({ side, figures, hasDrafts, hasCompanies })}
        href={useRowAddress(side)}
        {...(side === 'member' && { selection: kept.selection })}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => change({ sort: column })}
        rowState={rowState}
        isOut={isOut}
        tools={
          <>
            <WordSearch words={shown.q ?? ''} side={side} onSearch={(q) => change({ q })} />
            {hasDrafts && <LacksFilter lacks={shown.lacks ?? ''} onChoose={(lacks) => change({ lacks })} />}
          </>
        }
        empty={<NoPostings list={list} side={side} />}
      />
    </div>
  );
});
