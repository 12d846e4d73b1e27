import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Switch } from '#core/client/ui/Checkbox.tsx';
import { Setting } from '../Setting.tsx';
import { PushState } from './PushState.tsx';
import { PushStore } from './push-store.ts';

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
