import { configure } from 'mobx';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ClientConfig } from '#core/contract/client-config.ts';
import type { ClientPlugin } from '../plugin/client-plugin.ts';
import { firstPage } from '../router/create-router.ts';
import { AppRoot } from './AppRoot.tsx';
import { type Application, startApplication } from './application.ts';

configure({ enforceActions: 'always' });

/**
 * Starts the application. Replaces the shell with it when its first page is ready to be shown.
 * If that fails, logs the error and shows the generic error screen (specification section 8).
 */
export async function boot(root: HTMLElement, plugins: readonly ClientPlugin[]): Promise<Application | undefined> {
  try {
    const application = await startApplication(plugins, { config: await fetchConfig() });
    await firstPage(application.router);
    refreshConfig();
    // A transition renders in short tasks, so that the browser can respond to the user between them.
    startTransition(() => createRoot(root, { onRecoverableError: logRecovered }).render(<AppRoot application={application} />));
    return application;
  } catch (error) {
    console.error('Error while mounting app', error);
    showMountFailure(root);
    return undefined;
  }
}

// React has already recovered from this error, so logging it is enough.
function logRecovered(error: unknown): void {
  console.error('React rendered a part of the page again after an error', error);
}

/** The response that the inline script of index.html requested, from the browser's cache if it has one. Absent in tests. */
const early = (globalThis as { readonly earlyConfig?: Promise<Response> }).earlyConfig;

async function fetchConfig(): Promise<ClientConfig> {
  const response = await (early ?? fetch('/config.json'));
  if (!response.ok) throw new Error(`/config.json responded with status ${response.status}`);
  return (await response.json()) as ClientConfig;
}

/** Renews settings that came from the browser's cache, for the next start. Without a network, they stay as they are. */
function refreshConfig(): void {
  const [config] = early ? performance.getEntriesByName(new URL('/config.json', location.href).href) : [];
  if (config && 'transferSize' in config && config.transferSize === 0) fetch('/config.json').catch(() => undefined);
}

/** Shows the generic error screen from the shell. It uses nothing of the application, because the application failed to start. */
function showMountFailure(root: HTMLElement): void {
  const screen = root.querySelector('template');
  if (screen === null) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
