import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { publicPath } from '../public-address.ts';
import { copyAddress } from '../share/share-address.ts';

/** The address of a posting that everybody can open, to copy. */
export function PublicAddress({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('jobs');
  const snackbar = useService(SnackbarStore);
  const address = location.origin + publicPath(jobId);
  const copy = async (): Promise<void> => {
    if ((await copyAddress(address)) === 'copied') snackbar.raise(t('posting.copied'), { color: 'success' });
    else snackbar.raise(t('posting.notCopied', { address }), { color: 'warning' });
  };
  return (
    <div className="row">
      <p>
        <span className="muted small">{t('live.address')}</span>
        <br />
        <a className="link" dir="ltr" href={publicPath(jobId)}>
          {address}
        </a>
      </p>
      <Button size="s" onClick={() => void copy()}>
        {t('live.copy')}
      </Button>
    </div>
  );
}
