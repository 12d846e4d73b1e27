import { ADDRESSES } from '#core/contract/addresses.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { OpenedView } from '#core/contract/view-as.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { dropView, keepView, type OpenView } from '../http/open-view.ts';
import { Navigator } from '../navigation/navigator.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';

/** Tells the server that an administrator ended a view. */
export interface ViewEnding {
  readonly end: (api: ApiClient, viewId: string) => Promise<void>;
}

/** Where the plugin that opens views says how one ends. */
export const viewEndings = extensionPoint<ViewEnding>('core.view-endings');

// How long the end waits for the answer of the server. Milliseconds.
const PATIENCE_MS = 5000;

/**
 * Sees the site as another person, in this tab. Opening and ending a view load a page anew, because data of one person must not stay for the
 * other. The bar above every page ends the view.
 *
 * @example const views = useService(ViewAs); views.begin(await api.call(openView, { body: { userId, reason } }))
 */
@injectable()
export class ViewAs {
  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(ClientRegistry) private readonly registry: ClientRegistry,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /**
   * Starts a view that the server has opened: every later call of this tab names it. Loads the dashboard of the person. The end of the view
   * returns to the present page.
   *
   * @throws the browser's error if it stores nothing
   */
  begin(view: OpenedView): void {
    keepView({ ...view, returnTo: this.navigator.address });
    this.navigator.load(ADDRESSES.dashboard);
  }

  /** Ends the view and loads the page on which it was started. */
  async end(): Promise<void> {
    const view = await this.close();
    if (view !== undefined) this.navigator.load(view.returnTo);
  }

  /** Ends the view without leaving the page. A failure is only logged: the server ends every view after 30 minutes. */
  async close(): Promise<OpenView | undefined> {
    const view = dropView();
    if (view === undefined) return undefined;
    const over = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([this.tellServer(view.id), over]).catch((error: unknown) => console.error('The view was not ended', error));
    return view;
  }

  private async tellServer(viewId: string): Promise<void> {
    await this.registry.loadMore();
    for (const { thing } of this.registry.contributions(viewEndings)) await thing.value.end(this.api, viewId);
  }
}
