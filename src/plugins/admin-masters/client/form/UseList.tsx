import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import { masterParts } from '../../contract/master-entity.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import * as styles from './RowForm.module.css';

interface UseListProps {
  readonly code: string;
  readonly usedBy: MasterRowDetail['usedBy'];
}

/** Uses by place, in the words of the plugins that use the row. */
export function UseList({ code, usedBy }: UseListProps): JSX.Element | null {
  const t = useT('admin-masters');
  const registry = useService(ClientRegistry);
  const words = useContributions(masterParts.part('uses'))
    .flatMap(({ plugin, thing }) => thing.value.map((place) => ({ plugin, place })))
    .filter(({ place }) => usedBy.some(({ by }) => by === place.by));
  const hasTexts = useTexts(['admin-masters', ...words.map(({ plugin }) => plugin)]);
  if (!hasTexts) return null;
  return (
    <ul className={styles.mastersUses}>
      {usedBy
        .filter(({ count }) => count > 0)
        .map(({ by, count }) => {
          const place = words.find((word) => word.place.by === by)?.place;
          const text = t(place?.text ?? 'form.otherUses', { count });
          const page = place?.page;
          return (
            <li key={by}>
              {page === undefined || registry.page(page.route.id) === undefined ? (
                text
              ) : (
                <Link className="link" to={href(page.route, {}, page.query(code))}>
                  {text}
                </Link>
              )}
            </li>
          );
        })}
    </ul>
  );
}

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
