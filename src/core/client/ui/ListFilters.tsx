import { clsx } from 'clsx';
import { type FormEvent, type JSX, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { useT } from '../i18n/use-t.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Sheet } from './dialog/Sheet.tsx';
import { FilterIcon } from './icons/page-icons.tsx';
import { useMinWidth } from './use-min-width.ts';
import './ListFilters.css';

/** The values of filters by name. Filters without a value are absent. */
type FilterValues = Readonly<Record<string, string | undefined>>;

interface ListFiltersProps {
  /** The filters in the address, by name. */
  readonly filters: FilterValues;
  /** Label of the button that closes the sheet of the filters, where they are in one. */
  readonly action: string;
  /** Address of the list without filters. */
  readonly clear: string;
  /**
   * Receives the values of all named fields after each change, for typed texts after a pause. `replace` is for the address: what is typed
   * letter by letter is one step of the history.
   */
  readonly onApply: (values: Readonly<Record<string, string>>, address: { readonly replace: boolean }) => void;
  /** For a page whose purpose is to find something: one field over the whole width, on small screens too, and no link that clears it. */
  readonly isSearch?: boolean;
  /** The fields, uncontrolled and with a name. */
  readonly children: ReactNode;
}

/** The filters above a list from lg on. Below lg, a button opens them in a sheet. The list replies while the user chooses and types. */
export function ListFilters(props: ListFiltersProps): JSX.Element {
  const t = useT('core');
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(props.filters).filter((value) => value !== undefined).length;
  if (isWide || props.isSearch) {
    return (
      <search className={clsx('listfilters', props.isSearch && 'listfilters--search')}>
        <FilterForm {...props} />
      </search>
    );
  }
  return (
    <search className="listfilters">
      <Button onClick={() => setOpen(true)}>
        <FilterIcon />
        {count === 0 ? t('filters.title') : t('filters.chosen', { count })}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filters.title')}>
        <FilterForm {...props} onDone={() => setOpen(false)} />
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
  isSearch = false,
  children,
}: ListFiltersProps & { readonly onDone?: () => void }): JSX.Element {
  const t = useT('core');
  const { form, soon, now } = useReplies(filters, onApply);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    now();
    onDone?.();
  };
  return (
    <form className="listfilters__form" ref={form} onSubmit={submit} onChange={({ target }) => (isTyped(target) ? soon() : now())}>
      {children}
      {!isSearch && (
        <div className="listfilters__end">
          {onDone !== undefined && (
            <Button type="submit" variant="ink">
              {action}
            </Button>
          )}
          {Object.values(filters).some((value) => value !== undefined) && (
            <ButtonLink variant="quiet" to={clear}>
              {t('filters.clear')}
            </ButtonLink>
          )}
        </div>
      )}
    </form>
  );
}

/** Pause in typing after which the list replies, in milliseconds. */
const PAUSE_MS = 250;

interface Replies {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly soon: () => void;
  readonly now: () => void;
}

/**
 * Sends the values of the fields, and gives the fields the values of the address where it brings others, for example after "back". The fields
 * are not recreated, to keep the focus, and what the user typed since stays.
 */
function useReplies(filters: FilterValues, onApply: ListFiltersProps['onApply']): Replies {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = keyOf(filters);
  // What was sent and is not in the address yet.
  const awaited = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters, which are new at every render
  useEffect(() => {
    const arrived = awaited.current.indexOf(shown);
    awaited.current = arrived === -1 ? [] : awaited.current.slice(arrived + 1);
    if (arrived === -1) for (const field of fieldsOf(form.current)) field.value = filters[field.name] ?? '';
  }, [shown]);
  const apply = (replace: boolean): void => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const values = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()]));
    const key = keyOf(values);
    if (key === (awaited.current.at(-1) ?? shown)) return;
    awaited.current = [...awaited.current, key];
    onApply(values, { replace });
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const soon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(true), PAUSE_MS);
  };
  return { form, soon, now: () => apply(false) };
}

/** Equal for values that filter in the same way. */
function keyOf(values: FilterValues): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(),
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement | null): readonly Field[] {
  return [...(form?.querySelectorAll<Field>('input[name], select[name]') ?? [])];
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search');
}
