import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { unsubscribe } from '../../contract/endpoints.ts';
import type { EndedMail } from '../../contract/schemas.ts';
import * as styles from './unsubscribe.module.css';

interface WhatEndsProps {
  readonly token: string;
  readonly ends: EndedMail;
  readonly onEnded: (ended: EndedMail) => void;
}

/** What the link ends, with the buttons that end it. */
export function WhatEnds({ token, ends, onEnded }: WhatEndsProps): JSX.Element {
  const t = useT('notifications');
  const { busy, stop } = useStop(token, onEnded);
  const { name } = ends;
  return (
    <div className="stack">
      <p>{name === null ? t('unsubscribe.endsAll') : t('unsubscribe.ends', { name })}</p>
      <p className="muted">{t('unsubscribe.kept')}</p>
      <div className={`row ${styles.unsubscribeWays}`}>
        <Button variant="grow" size="l" busy={busy === 'this'} onClick={() => void stop('this')}>
          {t('unsubscribe.stop')}
        </Button>
        {name !== null && (
          <Button variant="quiet" size="l" busy={busy === 'every'} onClick={() => void stop('every')}>
            {t('unsubscribe.stopAll')}
          </Button>
        )}
      </div>
    </div>
  );
}

type Extent = 'this' | 'every';

function useStop(token: string, onEnded: WhatEndsProps['onEnded']) {
  const api = useService(ApiClient);
  const language = useLocale();
  const [busy, setBusy] = useState<Extent>();
  const stop = async (extent: Extent): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(extent);
    try {
      onEnded(await api.call(unsubscribe, { body: { token, confirm: true, every: extent === 'every', language } }));
    } catch {
      // A snackbar has shown the failure. The button tries again.
      setBusy(undefined);
    }
  };
  return { busy, stop };
}
