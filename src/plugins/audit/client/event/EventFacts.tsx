import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { AuditEventDetail } from '../../contract/schemas.ts';
import { nameOf } from '../use-sentences.ts';
import * as styles from './EventDetails.module.css';

/** Who did what, when, and the place of the event in the chain. */
export function EventFacts({ event }: { readonly event: AuditEventDetail }): JSX.Element {
  const t = useT('audit');
  const format = useFormat();
  const { at, actor, actorRole, viewer, action, subject, subjectId, person, outcome, seq, hash, requestId } = event;
  return (
    <FactGrid
      facts={[
        { term: t('event.at'), value: <time dateTime={at}>{format.dateTime(at)}</time>, note: <bdi dir="ltr">{at}</bdi> },
        {
          term: t('event.who'),
          value: <bdi>{actor === null ? t('who.server') : nameOf(t, actor)}</bdi>,
          note: actorRole === null ? undefined : t(`role.${actorRole}`),
        },
        { term: t('event.viewer'), value: viewer !== null && <bdi>{nameOf(t, viewer)}</bdi> },
        {
          term: t('event.outcome'),
          value: <StatusBadge tone={outcome === 'done' ? 'live' : 'bad'}>{t(`outcome.${outcome}`)}</StatusBadge>,
        },
        { term: t('event.action'), value: <Code>{action}</Code> },
        {
          term: t('event.subject'),
          value: person === null ? <Code>{subject}</Code> : <bdi>{nameOf(t, person)}</bdi>,
          note: subjectId === null ? undefined : <Code>{subjectId}</Code>,
        },
        { term: t('event.request'), value: <Code>{requestId}</Code> },
        {
          term: t('event.seq'),
          value: seq === null ? t('event.unsealed') : format.number(seq),
          note: hash === null ? undefined : <Code>{hash}</Code>,
        },
      ]}
    />
  );
}

function Code({ children }: { readonly children: string }): JSX.Element {
  return (
    <code className={styles.auditcode} dir="ltr">
      {children}
    </code>
  );
}
