import { type JSX, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { BuildWatcher, isChunkError } from '../build-watch/build-watcher.ts';
import { useService } from '../di/use-service.ts';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/failure-text.ts';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { ScreenFault } from './screen-fault.ts';

/** Shown in place of a page that did not open or failed, inside the layout where possible. */
export function RouteError(): JSX.Element | undefined {
  const error = useRouteError();
  const t = useT('core');
  const errorText = useErrorText();
  const builds = useService(BuildWatcher);
  const [isReloading] = useState(() => builds.recover(error));
  useEffect(() => {
    if (!(error instanceof ScreenFault)) console.error('The page could not be shown', error);
  }, [error]);

  if (isReloading) return undefined;
  if (error instanceof ScreenFault) return <FaultScreen fault={error} />;
  if (isChunkError(error)) return <ErrorScreen description={t('error.chunk')} />;
  if (error instanceof ApiError) return <ErrorScreen status={error.status || 500} description={errorText(error)} />;
  return <ErrorScreen description={t('error.unexpected')} />;
}

function FaultScreen({ fault: { status, path, description, needs, isViewing } }: { readonly fault: ScreenFault }): JSX.Element {
  const t = useT('core');
  if (isViewing) return <ErrorScreen status={status} message={t('viewAs.notShown')} help={t('viewAs.notShownHelp')} />;
  return <ErrorScreen status={status} description={path === undefined ? description : <AddressNotFound path={path} />} needs={needs} />;
}

/** The 404 screen (specification section 2). It shows the requested address. */
function AddressNotFound({ path }: { readonly path: string }): JSX.Element {
  return (
    <Slotted sentence={useT('core')('error.pageNotFound', { path: SLOT })}>
      <code dir="ltr">{path}</code>
    </Slotted>
  );
}
