import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ApplicationMove } from '../../contract/application.ts';
import './ApplicationHistory.css';

/** What happened to an application, oldest first. */
export function ApplicationHistory({ history }: { readonly history: readonly ApplicationMove[] }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  return (
    <ol className="history">
      {history.map(({ from, to, at }) => (
        <li key={`${at}${to}`}>
          <span>{from === null ? t('history.sent') : t('history.moved', { from: t(`stage.${from}`), to: t(`stage.${to}`) })}</span>
          <time className="muted" dateTime={at}>
            {format.dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
