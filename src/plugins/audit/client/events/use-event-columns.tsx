import { useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { AuditEvent } from '../../contract/schemas.ts';
import type { Sentences } from '../use-sentences.ts';

/** The columns of an event: its sentence, its time, its outcome and its number. */
export function useEventColumns(sentences: Sentences): readonly Column<AuditEvent>[] {
  const t = useT('audit');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'sentence', title: t('event.what'), isTitle: true, min: 20, cell: (event) => <bdi>{sentences.of(event)}</bdi> },
      {
        id: 'at',
        title: t('event.at'),
        order: { asc: t('list.oldestFirst'), desc: t('list.newestFirst') },
        width: 12,
        sortable: true,
        cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
      },
      {
        id: 'outcome',
        title: t('event.outcome'),
        width: 9,
        cell: ({ outcome }) => <StatusBadge tone={outcome === 'done' ? 'live' : 'bad'}>{t(`outcome.${outcome}`)}</StatusBadge>,
      },
      {
        id: 'seq',
        title: t('event.seq'),
        width: 7,
        align: 'end',
        hideable: true,
        cell: ({ seq }) => (seq === null ? '' : format.number(seq)),
      },
    ],
    [t, format, sentences],
  );
}
