import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { UseList } from './UseList.tsx';

/** The places that use the row. */
export function UsedBy({ row }: { readonly row: Pick<MasterRowDetail, 'code' | 'usedBy'> }): JSX.Element {
  const t = useT('admin-masters');
  const isUsed = row.usedBy.some(({ count }) => count > 0);
  return (
    <Panel title={t('form.usedBy')}>
      {isUsed ? <UseList code={row.code} usedBy={row.usedBy} /> : <p className="muted">{t('form.unused')}</p>}
    </Panel>
  );
}
