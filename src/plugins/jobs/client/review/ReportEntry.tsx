import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PostingReport } from '../../contract/report-schemas.ts';
import * as styles from './reports.module.css';

/** One report: the reason, what was written, who sent it, and when. */
export function ReportEntry({ report: { reason, detail, at, from, name } }: { readonly report: PostingReport }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  return (
    <li>
      <p className="strong">{t(`report.reasons.${reason}`)}</p>
      {detail !== '' && (
        <p className={styles.reportsDetail} dir="auto">
          {detail}
        </p>
      )}
      <p className="muted small">
        {from === 'account' ? <bdi>{name}</bdi> : t(`reports.from.${from}`)}
        {' · '}
        <time dateTime={at} title={format.dateTime(at)}>
          {format.relative(at)}
        </time>
      </p>
    </li>
  );
}
