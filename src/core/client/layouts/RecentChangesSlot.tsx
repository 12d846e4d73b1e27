import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '../di/use-service.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { lazyExtra } from '../ui/lazy-extra.ts';

const RecentChanges = lazyExtra(async () => (await import(/* webpackChunkName: "recent-changes" */ './RecentChanges.tsx')).RecentChanges);

/** The place of the list of recent changes in the bar of a layout. It is empty while nothing can be undone. */
export const RecentChangesSlot = observer(function RecentChangesSlot(): JSX.Element | null {
  const { acts } = useService(SnackbarStore);
  if (acts.all.length === 0) return null;
  return (
    <Suspense>
      <RecentChanges />
    </Suspense>
  );
});
