import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PushStore } from './push-store.ts';

/** What there is to say of push messages right now; nothing where the switch says it all. */
export const PushState = observer(function PushState() {
  const t = useT('account');
  const { status, isBusy, failure, turn } = useService(PushStore);
  if (isBusy) return <p className="muted">{status === 'on' ? t('push.ending') : t('push.asking')}</p>;
  if (status === 'blocked') {
    return (
      <Note tone="straw" title={t('push.blocked')}>
        {t('push.blockedText')}
      </Note>
    );
  }
  if (failure !== undefined) {
    const retry = <Button onClick={() => void turn(failure === 'on')}>{t('core:error.retry')}</Button>;
    return (
      <Note tone="rust" title={t(`push.${failure}Failed`)} action={retry}>
        {t(`push.${failure}FailedText`)}
      </Note>
    );
  }
  if (status === 'unsupported') return <p className="muted">{t('push.unsupported')}</p>;
  if (status === 'not-configured') return <p className="muted">{t('push.notConfigured')}</p>;
  return null;
});
