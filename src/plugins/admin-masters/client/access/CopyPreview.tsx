import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterAction } from '../../contract/master-access.ts';
import { type GrantChange, grantChanges } from './grant-changes.ts';
import type { ShownHolder } from './use-holders.ts';
import type { ShownKind } from './use-shown-kinds.ts';
import * as styles from './access.module.css';

interface CopyPreviewProps {
  readonly source: ShownKind;
  readonly targets: readonly ShownKind[];
  readonly holders: readonly ShownHolder[];
}

/** What each kind gets and loses when it takes the permissions of the source. */
export function CopyPreview({ source, targets, holders }: CopyPreviewProps): JSX.Element {
  const t = useT('admin-masters');
  return (
    <section className="stack" aria-label={t('access.copy.preview')}>
      <h3>{t('access.copy.preview')}</h3>
      <dl className={styles.rightsChanges}>
        {targets.map(({ entity, title, access }) => (
          <div key={entity}>
            <dt>{title}</dt>
            <Changes changes={grantChanges(access.grants, source.access.grants, holders)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Changes({ changes }: { readonly changes: readonly GrantChange[] }): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  const words = (actions: readonly MasterAction[]): string => format.series(actions.map((action) => t(`access.action.${action}`)));
  if (changes.length === 0) return <dd className="muted">{t('access.copy.same')}</dd>;
  return (
    <>
      {changes.map(({ holder, name, added, removed }) => (
        <dd key={holder}>
          {added.length > 0 && <p>{t('access.copy.gets', { holder: name, actions: words(added) })}</p>}
          {removed.length > 0 && <p>{t('access.copy.loses', { holder: name, actions: words(removed) })}</p>}
        </dd>
      ))}
    </>
  );
}
