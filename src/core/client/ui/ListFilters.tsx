import { type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { useT } from '../i18n/use-t.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Sheet } from './dialog/Sheet.tsx';
import { FilterIcon } from './icons/page-icons.tsx';
import { useMinWidth } from './use-min-width.ts';
import './ListFilters.css';

interface ListFiltersProps {
  /** The filters in the address, by name. */
  readonly filters: Readonly<Record<string, string | undefined>>;
  /** Label of the button that applies the filters. */
  readonly action: string;
  /** Address of the list without filters. */
  readonly clear: string;
  /** Receives the values of all named fields. */
  readonly onApply: (values: Readonly<Record<string, string>>) => void;
  /** The fields, uncontrolled and with a name. */
  readonly children: ReactNode;
}

/** The filters above a list from lg on. Below lg, a button opens them in a sheet. */
export function ListFilters(props: ListFiltersProps): JSX.Element {
  const t = useT('core');
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(props.filters).length;
  // A new key fills the fields from the address again, for example after "back".
  const form = <FilterForm key={JSON.stringify(props.filters)} {...props} onDone={() => setOpen(false)} />;
  if (isWide) return <search className="listfilters">{form}</search>;
  return (
    <search className="listfilters">
      <Button onClick={() => setOpen(true)}>
        <FilterIcon />
        {count === 0 ? t('filters.title') : t('filters.chosen', { count })}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filters.title')}>
        {form}
      </Sheet>
    </search>
  );
}

function FilterForm({
  filters,
  action,
  clear,
  onApply,
  onDone,
  children,
}: ListFiltersProps & { readonly onDone: () => void }): JSX.Element {
  const t = useT('core');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onApply(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])));
    onDone();
  };
  return (
    <form className="listfilters__form" onSubmit={submit}>
      {children}
      <div className="listfilters__end">
        <Button type="submit" variant="ink">
          {action}
        </Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink variant="quiet" to={clear}>
            {t('filters.clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
