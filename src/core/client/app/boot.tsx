import { configure } from 'mobx';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ClientConfig } from '#core/contract/client-config.ts';
import type { ClientPlugin } from '../plugin/client-plugin.ts';
import { firstPage } from '../router/create-router.ts';
import { AppRoot } from './AppRoot.tsx';
import { type Application, growApplication } from './application.ts';
import { showMountFailure } from './mount-failure.ts';

configure({ enforceActions: 'always' });

/**
 * Grows the application and puts it in the place of the shell once its first page is ready to be shown.
 * Where that fails it is logged, and the generic error screen stands there (specification section 8).
 */
export async function boot(root: HTMLElement, plugins: readonly ClientPlugin[]): Promise<Application | undefined> {
  try {
    const application = await growApplication(plugins, { config: await fetchConfig() });
    await firstPage(application.router);
    // As a transition it is rendered in short tasks, between which the browser answers to a person.
    startTransition(() => createRoot(root, { onRecoverableError: logRecovered }).render(<AppRoot application={application} />));
    return application;
  } catch (error) {
    console.error('Error while mounting app', error);
    showMountFailure(root);
    return undefined;
  }
}

// Nothing was lost to it, so that nobody need catch it.
function logRecovered(error: unknown): void {
  console.error('A part of the page was rendered anew', error);
}

async function fetchConfig(): Promise<ClientConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as ClientConfig;
}
