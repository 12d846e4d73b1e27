import { type FormEvent, type JSX, useId, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { FilterIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import { AUDIT_OUTCOMES } from '../../contract/audit-event.ts';
import { auditRoutes } from '../../contract/routes.ts';
import type { Sentences } from '../use-sentences.ts';
import { filtersIn, type ShownFilters } from './event-filters.ts';
import './EventFilters.css';

interface EventFiltersProps {
  readonly filters: ShownFilters;
  readonly actions: Sentences['actions'];
}

/** The filters above the list from lg on. Below lg, a button opens them in a sheet. */
export function EventFilters({ filters, actions }: EventFiltersProps): JSX.Element {
  const t = useT('audit');
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filters).length;
  // A new key fills the fields from the address again, for example after "back".
  const form = <FilterForm key={JSON.stringify(filters)} filters={filters} actions={actions} onDone={() => setOpen(false)} />;
  if (isWide) return <search className="auditfilters">{form}</search>;
  return (
    <search className="auditfilters">
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

interface FilterFormProps extends EventFiltersProps {
  readonly onDone: () => void;
}

function FilterForm({ filters, actions, onDone }: FilterFormProps): JSX.Element {
  const t = useT('audit');
  const go = useGo();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    go(href(auditRoutes.events, {}, filtersIn(typed)));
    onDone();
  };
  return (
    <form id={id} className="auditfilters__form" onSubmit={submit}>
      <TextInput name="who" type="search" label={t('filters.who')} defaultValue={filters.who} maxLength={120} autoComplete="off" />
      <Select
        name="action"
        label={t('filters.action')}
        defaultValue={filters.action ?? ''}
        placeholder={t('filters.any')}
        options={optionsFor(actions, filters.action)}
      />
      <TextInput
        name="subject"
        type="search"
        label={t('filters.subject')}
        defaultValue={filters.subject}
        maxLength={200}
        autoComplete="off"
      />
      <Select
        name="outcome"
        label={t('event.outcome')}
        defaultValue={filters.outcome ?? ''}
        placeholder={t('filters.any')}
        options={AUDIT_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))}
      />
      <TextInput name="from" type="date" label={t('filters.from')} defaultValue={filters.from} />
      <TextInput name="to" type="date" label={t('filters.to')} defaultValue={filters.to} />
      <div className="auditfilters__end">
        <Button type="submit" variant="ink">
          {t('filters.show')}
        </Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink variant="quiet" to={href(auditRoutes.events)}>
            {t('filters.clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/** The address may name an action whose plugin was removed. */
function optionsFor(actions: Sentences['actions'], chosen: string | undefined): { value: string; label: string }[] {
  const known = actions.map(({ action, sentence }) => ({ value: action, label: sentence }));
  return chosen === undefined || known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: chosen }];
}
