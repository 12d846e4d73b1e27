import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterRowDetail, MergePreview } from '../../contract/reply-schemas.ts';
import { AlternativeTexts } from '../form/PartText.tsx';
import { UseList } from '../form/UseList.tsx';
import { useNameOf } from '../row-source.ts';
import * as styles from './merge.module.css';

/** The two rows side by side, with what changes. */
export function MergeCards({ preview: { from, into, usedBy, children, names } }: { readonly preview: MergePreview }): JSX.Element {
  const t = useT('admin-masters');
  const isUsed = usedBy.some(({ count }) => count > 0);
  return (
    <div className={styles.mastersCards}>
      <Card title={t('merge.from')} row={from}>
        {isUsed ? (
          <div>
            <p>{t('merge.uses', { code: into.code })}</p>
            <UseList code={from.code} usedBy={usedBy} />
          </div>
        ) : (
          <p>{t('merge.noUses')}</p>
        )}
      </Card>
      <Card title={t('merge.into')} row={into}>
        <p>{children === 0 ? t('merge.noChildren') : t('merge.children', { count: children })}</p>
        {names.length === 0 ? (
          <p>{t('merge.noNames')}</p>
        ) : (
          <div>
            <p>{t('merge.names')}</p>
            <AlternativeTexts names={names} />
          </div>
        )}
      </Card>
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly row: MasterRowDetail;
  readonly children: ReactNode;
}

const Card = observer(function Card({ title, row, children }: CardProps): JSX.Element {
  const nameOf = useNameOf();
  return (
    <section className={styles.mastersCard}>
      <h3>{title}</h3>
      <p>
        <bdi className="strong">{nameOf(row)}</bdi> <code dir="ltr">{row.code}</code>
      </p>
      {children}
    </section>
  );
});
