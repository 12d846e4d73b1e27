import { ADDRESSES } from '#core/contract/addresses.ts';
import { endView, type OpenedView } from '#core/contract/view-as.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { dropView, keepView, type OpenView } from '../http/open-view.ts';
import { Navigator } from '../navigation/navigator.ts';

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
    await Promise.race([this.api.call(endView, { params: { id: view.id } }), over]).catch((error: unknown) =>
      console.error('The view was not ended', error),
    );
    return view;
  }
}
