import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { AuditChange, AuditEventDetails } from '../../contract/schemas.ts';
import * as styles from './EventDetails.module.css';

/** Address, browser and changes, until they are deleted. */
export function EventDetails({ details }: { readonly details: AuditEventDetails | null }): JSX.Element {
  const t = useT('audit');
  const format = useFormat();
  if (details === null) return <Note tone="sky" title={t('details.deleted')} />;
  const { ip, userAgent, changes, tooLarge } = details;
  return (
    <div className={styles.auditdetails}>
      <FactGrid
        facts={[
          { term: t('details.ip'), value: ip !== null && <bdi dir="ltr">{ip}</bdi> },
          { term: t('details.browser'), value: userAgent !== null && <bdi dir="ltr">{userAgent}</bdi> },
        ]}
      />
      {tooLarge !== null && <Note tone="sky" title={t('details.tooLarge', { fields: format.series(tooLarge) })} />}
      {changes.length > 0 && (
        <Panel title={t('changes.title')}>
          <ChangeTable changes={changes} />
        </Panel>
      )}
    </div>
  );
}

function ChangeTable({ changes }: { readonly changes: readonly AuditChange[] }): JSX.Element {
  const t = useT('audit');
  return (
    <table className={styles.auditchanges}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, kind, from, to }) => (
          <tr key={field}>
            <th scope="row">
              <code dir="ltr">{field}</code>
            </th>
            <td>
              <ChangeValue kind={kind} value={from} />
            </td>
            <td>
              <ChangeValue kind={kind} value={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangeValue({ kind, value }: { readonly kind: AuditChange['kind']; readonly value: string | null }): JSX.Element {
  const t = useT('audit');
  if (kind === 'length') return <>{t('changes.length', { count: Number(value) })}</>;
  if (value === null) return <span className="muted">{t('changes.none')}</span>;
  return <bdi>{value}</bdi>;
}
