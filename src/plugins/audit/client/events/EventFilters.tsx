import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { AUDIT_OUTCOMES } from '../../contract/audit-event.ts';
import type { Sentences } from '../use-sentences.ts';
import { type eventList, MOST_WORDS } from './event-list.ts';

interface EventFiltersProps {
  readonly list: ShownListOf<typeof eventList>;
  readonly actions: Sentences['actions'];
}

/** The filters of the record. They keep the order. */
export function EventFilters({ list, actions }: EventFiltersProps): JSX.Element {
  const t = useT('audit');
  const filters = list.values;
  const any = t('core:filters.any');
  return (
    <ListFilters {...list.filterProps} action={t('filters.show')}>
      <TextInput
        name="who"
        type="search"
        label={t('filters.who')}
        defaultValue={filters.who}
        maxLength={MOST_WORDS.who}
        autoComplete="off"
      />
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
        maxLength={MOST_WORDS.subject}
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
