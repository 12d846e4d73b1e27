import { makeAutoObservable, runInAction } from 'mobx';
import type { UploadEndpoint, UploadShape } from '#core/contract/file-endpoint.ts';
import type { ApiClient } from './api-client.ts';
import type { UploadInput } from './call-input.ts';

/** How far an upload is. */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

/**
 * One file on its way to the server, as a page shows it: how much has been sent, and what can be done about it. A failure raises the
 * snackbar of every call. It is never sent again by itself (docs/decisions/0008-retry-rule.md).
 */
export class FileUpload<Shape extends UploadShape> {
  state: UploadState = 'waiting';
  /** How much has been sent, 0 to 1. */
  share = 0;
  /** What the server answered; `undefined` until then. */
  reply: Shape['reply'] | undefined = undefined;
  readonly #api: Pick<ApiClient, 'upload'>;
  readonly #endpoint: UploadEndpoint<Shape>;
  readonly #input: UploadInput<Shape>;
  #stop = new AbortController();

  constructor(api: Pick<ApiClient, 'upload'>, endpoint: UploadEndpoint<Shape>, input: UploadInput<Shape>) {
    this.#api = api;
    this.#endpoint = endpoint;
    this.#input = input;
    makeAutoObservable(this);
  }

  /** Sends the file, for the first time or again; does nothing while it is on its way or has arrived. Resolves when it has ended. */
  async send(): Promise<void> {
    if (this.state === 'sending' || this.state === 'sent') return;
    this.state = 'sending';
    this.share = 0;
    const stop = new AbortController();
    this.#stop = stop;
    const onUpload = (share: number): void => {
      if (stop === this.#stop) this.reached(share);
    };
    try {
      const reply = await this.#api.upload(this.#endpoint, { ...this.#input, onUpload, signal: stop.signal });
      runInAction(() => Object.assign(this, { state: 'sent', reply, share: 1 }));
    } catch {
      runInAction(() => {
        this.state = stop.signal.aborted ? 'cancelled' : 'failed';
      });
    }
  }

  /** Gives up sending it; the server keeps nothing of it unless it had arrived. */
  cancel(): void {
    this.#stop.abort();
  }

  private reached(share: number): void {
    this.share = share;
  }
}
