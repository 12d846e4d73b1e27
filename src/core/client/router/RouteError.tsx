import { type JSX, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import { isChunkError } from '../build-watch/chunk-error.ts';
import { useService } from '../di/use-service.ts';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { useT } from '../i18n/use-t.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { PageNotFound } from './PageNotFound.tsx';
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

function FaultScreen({ fault: { status, path, description, needs } }: { readonly fault: ScreenFault }): JSX.Element {
  return <ErrorScreen status={status} description={path === undefined ? description : <PageNotFound path={path} />} needs={needs} />;
}
