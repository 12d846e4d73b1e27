import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Switch } from '#core/client/ui/Checkbox.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Setting } from '../Setting.tsx';
import { PushStore } from './push-store.ts';
import * as styles from '../Setting.module.css';

/** Turns push messages on this device on or off, or says why they are not available. */
export const PushSwitch = observer(function PushSwitch(): JSX.Element {
  const t = useT('account');
  const push = useService(PushStore);
  useEffect(() => push.watch(), [push]);
  const isOffered = push.status === 'on' || push.status === 'off' || push.status === 'blocked';
  return (
    <Setting title={t('push.title')} text={t('push.text')} below={<PushState />}>
      {isOffered && <Switch label={t('push.switch')} checked={push.status === 'on'} onChange={(on) => void push.turn(on)} />}
    </Setting>
  );
});

/** The current state of push messages. Renders nothing when the switch already shows it. */
const PushState = observer(function PushState() {
  const t = useT('account');
  const { status, isBusy, failure, turn } = useService(PushStore);
  const isFailure = failure !== undefined && !isBusy && status !== 'blocked';
  return (
    <div className={styles.settingBelow}>
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
