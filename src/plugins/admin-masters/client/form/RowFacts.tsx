import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { PartText } from './PartText.tsx';
import { partsOf } from './row-parts.ts';
import { usePartTexts } from './use-part-texts.ts';
import * as styles from './RowForm.module.css';

interface RowFactsProps {
  readonly entity: MasterEntity;
  readonly row: MasterRowDetail;
}

/** The values of a row, for users who may not change them. */
export function RowFacts({ entity, row }: RowFactsProps): JSX.Element {
  const t = useT('admin-masters');
  const { description } = entity;
  const { labelOf } = usePartTexts(entity);
  // The path stands in the header, and only the list shows the order.
  const left = new Set([
    'parent',
    'sort',
    ...(description.hasUri ? [] : ['uri']),
    ...(description.hasAlternatives ? [] : ['alternatives']),
  ]);
  return (
    <>
      <p className="muted">{t('form.readOnly')}</p>
      <dl className={styles.mastersFacts}>
        {partsOf(row, description)
          .filter(({ path }) => !left.has(path) && path !== 'mergedInto')
          .map(({ path, value }) => (
            <div key={path}>
              <dt>{labelOf(path)}</dt>
              <dd>
                <PartText entity={entity} path={path} value={value} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
