import { observer } from 'mobx-react-lite';
import { type JSX, type MouseEvent, useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { KeyLine } from '#core/client/ui/KeyLine.tsx';
import { undoKeyName } from '#core/client/ui/keyboard.ts';
import { href } from '#core/contract/route-ref.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { useMyself } from '../handling/use-handling.ts';
import { FacetButton, type FacetsProps } from './FeedbackFacets.tsx';
import { ANY_STATE, countFilters, type FeedbackValues, isOutOf } from './feedback-list.ts';
import { LIST_KEYS } from './list-keys.ts';
import { focusPreview } from './preview-focus.ts';
import { DIRECTIONS, useFeedbackColumns } from './use-feedback-columns.tsx';
import { WordSearch } from './WordSearch.tsx';

interface FeedbackRowsProps extends FacetsProps {
  /** The filters are beside the list. */
  readonly isWide: boolean;
  /** The focused row is shown beside the list, so a row does not open a page. */
  readonly hasRoom: boolean;
}

/** The rows of the list, with the search words and the keys above them. */
export const FeedbackRows = observer(function FeedbackRows({ list, isWide, hasRoom }: FeedbackRowsProps): JSX.Element {
  const t = useT('feedback');
  const { rows, kept, values } = list;
  const { selection, active } = kept;
  const { sort = 'newest' } = values;
  const { id: me } = useMyself();
  const isOut = useCallback((item: ListedFeedback) => isOutOf(values, me, item), [values, me]);
  const shownId = hasRoom ? active?.id : undefined;
  const rowState = useCallback(({ id }: ListedFeedback) => (id === shownId ? 'shown' : undefined), [shownId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the rows, which are focusable
    <div onFocus={list.follow} onClickCapture={hasRoom ? showInPlace : undefined}>
      <DataList
        id="feedback.all"
        label={t('all.title')}
        {...list.dataProps}
        columns={useFeedbackColumns()}
        href={addressOf}
        selection={selection}
        sort={{ column: sort, direction: DIRECTIONS[sort === 'waiting' ? 'waiting' : 'newest'] }}
        onSort={({ column }) => list.change({ sort: column })}
        rowState={rowState}
        isOut={isOut}
        tools={
          <>
            <WordSearch list={list} />
            {!isWide && <FacetButton list={list} />}
            {rows.items.length > 0 && <FeedbackKeys hasPreview={hasRoom} />}
          </>
        }
        empty={<NoFeedback shown={values} />}
      />
    </div>
  );
});

const addressOf = ({ id }: ListedFeedback): string => href(feedbackRoutes.form, {}, { id });

/** Shows the item of a pressed row beside the list. Enter moves the focus there. Other presses open the page, as the browser does. */
function showInPlace(event: MouseEvent<HTMLElement>): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, detail } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
  const row = target.closest('a.datalist__open')?.closest<HTMLElement>('[data-index]');
  if (row === null || row === undefined) return;
  event.preventDefault();
  row.focus();
  // A click without a pointer.
  if (detail === 0) focusPreview(event.currentTarget.parentElement);
}

function NoFeedback({ shown }: { readonly shown: FeedbackValues }): JSX.Element {
  const t = useT('feedback');
  const { state, sort: _order, ...others } = shown;
  const all = href(feedbackRoutes.list, {}, { state: ANY_STATE });
  if (countFilters(others) > 0 || (state !== undefined && state !== ANY_STATE)) {
    const clear = <ButtonLink to={href(feedbackRoutes.list)}>{t('core:filters.clear')}</ButtonLink>;
    return <EmptyState art={<SearchArt />} title={t('all.noneFound')} action={clear} />;
  }
  if (state === ANY_STATE) {
    return (
      <EmptyState art={<SearchArt />} title={t('all.none')}>
        {t('all.noneHelp')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('all.noneOpen')} action={<ButtonLink to={all}>{t('all.showAll')}</ButtonLink>} />;
}

/** The keys of the list. */
function FeedbackKeys({ hasPreview }: { readonly hasPreview: boolean }): JSX.Element {
  const t = useT('feedback');
  const letters = LIST_KEYS.map(([letter, action]) => [letter.toUpperCase(), t(`all.keys.${action}`)] as const);
  const undo = [undoKeyName(), t('all.keys.undo')] as const;
  const back = ['Esc', t('all.keys.back')] as const;
  return <KeyLine label={t('all.keys.label')} keys={[...letters, undo, ...(hasPreview ? [back] : [])]} />;
}
