import { makeAutoObservable, runInAction } from 'mobx';
import type { UploadEndpoint, UploadShape } from '#core/contract/file-endpoint.ts';
import type { ApiClient } from './api-client.ts';
import { type ApiError, toApiError } from './api-error.ts';
import type { UploadInput } from './call-input.ts';

export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

/**
 * The upload of one file, for a page that shows its progress and offers retry and cancel. A failure shows the usual snackbar of a failed
 * call, unless the page notes that it shows the refusal. The file is never sent again automatically (docs/decisions/0008-retry-rule.md).
 */
export class FileUpload<Shape extends UploadShape> {
  state: UploadState = 'waiting';
  /** The sent share of the file, 0 to 1. */
  share = 0;
  /** The response of the server; `undefined` until it arrives. */
  reply: Shape['reply'] | undefined = undefined;
  /** Why the last attempt failed; `undefined` in every other state. */
  error: ApiError | undefined = undefined;
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

  /** Sends or resends the file. Does nothing if the file is being sent or was sent. Resolves when the upload has ended. */
  async send(): Promise<void> {
    if (this.state === 'sending' || this.state === 'sent') return;
    this.state = 'sending';
    this.share = 0;
    this.error = undefined;
    const stop = new AbortController();
    this.#stop = stop;
    const onUpload = (share: number): void => {
      if (stop === this.#stop) this.reached(share);
    };
    try {
      const reply = await this.#api.upload(this.#endpoint, { ...this.#input, onUpload, signal: stop.signal });
      runInAction(() => Object.assign(this, { state: 'sent', reply, share: 1 }));
    } catch (cause) {
      runInAction(() => {
        this.state = stop.signal.aborted ? 'cancelled' : 'failed';
        this.error = stop.signal.aborted ? undefined : toApiError(cause);
      });
    }
  }

  /** Cancels the upload. The server keeps nothing of the file unless the whole file had arrived. */
  cancel(): void {
    this.#stop.abort();
  }

  /** Notes that the page shows the refusal beside the file. */
  noteShown(): void {
    if (this.error !== undefined) this.error.isShownAtFields = true;
  }

  private reached(share: number): void {
    this.share = share;
  }
}
