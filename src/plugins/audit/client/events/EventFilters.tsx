import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { AUDIT_OUTCOMES } from '../../contract/audit-event.ts';
import { auditRoutes } from '../../contract/routes.ts';
import type { Sentences } from '../use-sentences.ts';
import { filtersIn, type ShownFilters } from './event-filters.ts';

interface EventFiltersProps {
  readonly shown: ShownFilters;
  readonly actions: Sentences['actions'];
}

/** The filters of the record. They keep the order. */
export function EventFilters({ shown, actions }: EventFiltersProps): JSX.Element {
  const t = useT('audit');
  const go = useGo();
  const { sort, ...filters } = shown;
  const any = t('core:filters.any');
  return (
    <ListFilters
      filters={filters}
      action={t('filters.show')}
      clear={href(auditRoutes.events, {}, { sort })}
      onApply={(values, address) => go(href(auditRoutes.events, {}, filtersIn({ ...values, sort })), address)}
    >
      <TextInput name="who" type="search" label={t('filters.who')} defaultValue={filters.who} maxLength={120} autoComplete="off" />
      <Select
        name="action"
        label={t('filters.action')}
        defaultValue={filters.action ?? ''}
        placeholder={any}
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
        placeholder={any}
        options={AUDIT_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))}
      />
      <TextInput name="from" type="date" label={t('filters.from')} defaultValue={filters.from} />
      <TextInput name="to" type="date" label={t('filters.to')} defaultValue={filters.to} />
    </ListFilters>
  );
}

/** The address may name an action whose plugin was removed. */
function optionsFor(actions: Sentences['actions'], chosen: string | undefined): { value: string; label: string }[] {
  const known = actions.map(({ action, sentence }) => ({ value: action, label: sentence }));
  return chosen === undefined || known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: chosen }];
}
