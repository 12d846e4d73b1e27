import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useCount } from '#core/client/nav/cached-count.ts';
import { NavCount } from '#core/client/nav/NavCount.tsx';
import { SuggestionCountStore } from './suggestion-count-store.ts';

/** The number of suggestions about which the user decides. */
export const Badge = observer(function SuggestionBadge(): JSX.Element {
  const t = useT('admin-masters');
  const count = useCount(useService(SuggestionCountStore).count);
  return <NavCount count={count} label={t('nav.suggestions', { count })} isNew />;
});
