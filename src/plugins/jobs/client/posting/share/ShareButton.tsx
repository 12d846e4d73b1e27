import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ShareIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { Job } from '../../../contract/reply-schemas.ts';
import { publicPath } from '../public-address.ts';
import { shareAddress } from './share-address.ts';

/** Shares the address of the posting that everybody can open. */
export function ShareButton({ job: { id, title } }: { readonly job: Pick<Job, 'id' | 'title'> }): JSX.Element {
  const t = useT('jobs');
  const snackbar = useService(SnackbarStore);
  const share = async (): Promise<void> => {
    const address = location.origin + publicPath(id);
    const outcome = await shareAddress(title, address);
    if (outcome === 'copied') snackbar.raise(t('posting.copied'), { color: 'success' });
    if (outcome === 'failed') snackbar.raise(t('posting.notCopied', { address }), { color: 'warning' });
  };
  return (
    <Button variant="quiet" size="s" onClick={() => void share()}>
      <ShareIcon className="icon--s" />
      {t('posting.share')}
    </Button>
  );
}
