import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { FacetPanel } from '#core/client/ui/facets/FacetPanel.tsx';
import { FilterIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { countFilters, NO_FILTERS, type ShownFilters } from './feedback-filters.ts';
import { useFacets } from './use-facets.ts';
import type { ChangeFilters } from './use-shown-filters.ts';
import { typedIn, useTypedValues } from './use-typed-values.ts';
import * as styles from './all.module.css';

export interface FacetsProps {
  readonly shown: ShownFilters;
  readonly onChange: ChangeFilters;
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
  const count = countFilters(props.shown);
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
  shown,
  onChange,
  headingLevel = 2,
}: FacetsProps & { readonly headingLevel?: 2 | 3 }): JSX.Element {
  const groups = useFacets(shown, onChange);
  const count = countFilters(shown) - (shown.q === undefined ? 0 : 1);
  return (
    <div className={styles.allfbFilters}>
      <PlaceAndTime shown={shown} onChange={onChange} />
      <FacetPanel groups={groups} chosen={count} onClear={() => onChange(NO_FILTERS)} headingLevel={headingLevel} />
    </div>
  );
});

/** The page that the feedback is about, and the period in which it was sent. */
function PlaceAndTime({ shown, onChange }: FacetsProps): JSX.Element {
  const t = useT('feedback');
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, shown, ['page', 'from', 'to']);
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChange(typedIn(event.currentTarget));
  };
  return (
    <form className={styles.allfbPlace} ref={form} onSubmit={apply}>
      <TextInput
        name="page"
        dir="ltr"
        label={t('all.page')}
        defaultValue={shown.page}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput name="from" type="date" label={t('all.from')} defaultValue={shown.from} />
      <TextInput name="to" type="date" label={t('all.to')} defaultValue={shown.to} />
      <Button type="submit" size="s">
        {t('all.apply')}
      </Button>
    </form>
  );
}
