import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { isolated } from '#core/contract/isolated.ts';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import * as styles from './item.module.css';

interface ItemHeaderProps {
  readonly title: string;
  /** Beside the title, but not in the title of the browser. */
  readonly number?: string;
  readonly headingLevel: 1 | 2;
}

/** The heading of an item; on a page of its own with the way back to the list. */
export const ItemHeader = observer(function ItemHeader({ title, number, headingLevel }: ItemHeaderProps): JSX.Element {
  const trail = useTrail();
  if (headingLevel === 1) return <PageHeader title={title} mark={number === undefined ? undefined : isolated(number)} trail={trail} />;
  return (
    <h2 className={styles.itemTitle} tabIndex={-1}>
      {title} <bdi dir="ltr">{number}</bdi>
    </h2>
  );
});

/** Administrators with the duty come from the list of all feedback. Call it in an observer. */
function useTrail(): readonly Place[] {
  const t = useT('feedback');
  const handles = useService(SessionStore).may('feedback', 'list');
  const list = { to: href(feedbackRoutes.list), label: t(handles ? 'nav.all' : 'nav.list') };
  return handles ? [{ to: href(feedbackRoutes.overview), label: t('nav.overview') }, list] : [list];
}
