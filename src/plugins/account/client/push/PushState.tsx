import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PushStore } from './push-store.ts';

/** The current state of push messages. Renders nothing when the switch already shows it. */
export const PushState = observer(function PushState() {
  const t = useT('account');
  const { status, isBusy, failure, turn } = useService(PushStore);
  const isFailure = failure !== undefined && !isBusy && status !== 'blocked';
  return (
    <div className="setting__below">
      <div role="status">
        <PushWords />
      </div>
      {isFailure && (
        <ErrorNote title={t(`push.${failure}Failed`)} reason={t(`push.${failure}FailedText`)} onRetry={() => void turn(failure === 'on')} />
      )}
    </div>
  );
});

const PushWords = observer(function PushWords() {
  const t = useT('account');
  const { status, isBusy } = useService(PushStore);
  if (isBusy) return <p className="muted">{status === 'on' ? t('push.ending') : t('push.asking')}</p>;
  if (status === 'unsupported') return <p className="muted">{t('push.unsupported')}</p>;
  if (status === 'not-configured') return <p className="muted">{t('push.notConfigured')}</p>;
  if (status !== 'blocked') return null;
  return (
    <Note tone="straw" title={t('push.blocked')}>
      {t('push.blockedText')}
    </Note>
  );
});
