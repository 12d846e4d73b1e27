import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { FacetPanel } from '#core/client/ui/facets/FacetPanel.tsx';
import { FilterIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { countFilters, feedbackList, type ShownFeedback } from './feedback-list.ts';
import { useFacets } from './use-facets.ts';
import { typedIn, useTypedValues } from './use-typed-values.ts';
import * as styles from './all.module.css';

// The search words have a field of their own.
const { q: _words, sort: _order, ...facets } = feedbackList.filters.types;

/** Removes all filters except the search words. */
const NO_FILTERS = Object.fromEntries(Object.keys(facets).map((name) => [name, '']));

export interface FacetsProps {
  readonly list: ShownFeedback;
}

/** The filters as a column beside the list. */
export function FacetColumn(props: FacetsProps): JSX.Element {
  const t = useT('feedback');
  return (
    <aside aria-label={t('core:facets.label')} className="facets__side">
      <FilterGroups {...props} />
    </aside>
  );
}

/** A button that opens the filters over the page. */
export function FacetButton(props: FacetsProps): JSX.Element {
  const t = useT('feedback');
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(props.list.values);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FilterIcon />
        {count > 0 ? t('core:facets.chosen', { count }) : t('core:facets.label')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('core:facets.label')}
        end={
          <Button variant="grow" wide onClick={close}>
            {t('all.show')}
          </Button>
        }
      >
        <FilterGroups {...props} headingLevel={3} />
      </Sheet>
    </>
  );
}

const FilterGroups = observer(function FilterGroups({
  list,
  headingLevel = 2,
}: FacetsProps & { readonly headingLevel?: 2 | 3 }): JSX.Element {
  const groups = useFacets(list);
  const count = countFilters(list.values) - (list.values.q === undefined ? 0 : 1);
  return (
    <div className={styles.allfbFilters}>
      <PlaceAndTime list={list} />
      <FacetPanel groups={groups} chosen={count} onClear={() => list.change(NO_FILTERS)} headingLevel={headingLevel} />
    </div>
  );
});

/** The page that the feedback is about, and the period in which it was sent. */
function PlaceAndTime({ list }: FacetsProps): JSX.Element {
  const { values } = list;
  const t = useT('feedback');
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, values, ['page', 'from', 'to']);
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    list.change(typedIn(event.currentTarget));
  };
  return (
    <form className={styles.allfbPlace} ref={form} onSubmit={apply}>
      <TextInput
        name="page"
        dir="ltr"
        label={t('all.page')}
        defaultValue={values.page}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput name="from" type="date" label={t('all.from')} defaultValue={values.from} />
      <TextInput name="to" type="date" label={t('all.to')} defaultValue={values.to} />
      <Button type="submit" size="s">
        {t('all.apply')}
      </Button>
    </form>
  );
}
