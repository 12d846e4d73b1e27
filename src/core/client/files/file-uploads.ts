import { makeAutoObservable, observable, reaction, runInAction, when } from 'mobx';
import type { Issue } from '#core/contract/errors.ts';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { beforeReload } from '../build-watch/before-reload.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import type { ApiError } from '../http/api-error.ts';
import { FileUpload } from '../http/file-upload.ts';
import { SessionStore } from '../session/session-store.ts';
import { issueOfFile } from './issue-of-file.ts';

/** For which field and which owner a file is chosen. */
export interface UploadPlace {
  /** Unique among the fields that can be open at the same time, for example `candidate.cvs`. */
  readonly field: string;
  readonly purpose: FilePurpose;
  /** The company that owns the file; absent for the user. */
  readonly owner?: string | undefined;
}

interface ChosenOptions {
  /** The id of the stored file that this one replaces. */
  readonly replaces?: string | undefined;
  /** Why the field does not take the file, whatever it is. */
  readonly refusal?: Issue | undefined;
}

/** A chosen file that is not in the value of its field yet. */
export class ChosenFile {
  readonly id = crypto.randomUUID();
  readonly file: File;
  /** The id of the stored file that this one replaces. */
  readonly replaces: string | undefined;
  /** The refusal without sending the file. */
  readonly refusal: Issue | undefined;
  readonly #upload: FileUpload<{ query: { purpose: string; owner?: string | undefined }; reply: StoredFile }>;

  constructor(api: Pick<ApiClient, 'upload'>, { purpose, owner }: UploadPlace, file: File, { replaces, refusal }: ChosenOptions) {
    this.file = file;
    this.replaces = replaces;
    this.refusal = refusal ?? issueOfFile(purpose, file);
    this.#upload = new FileUpload(api, uploadFile, { query: { purpose: purpose.id, owner }, file });
    makeAutoObservable<this>(this, { id: false, file: false, replaces: false, refusal: false });
  }

  /** The sent share, 0 to 1. */
  get share(): number {
    return this.#upload.share;
  }

  get state(): 'refused' | 'sending' | 'failed' | 'done' | 'cancelled' {
    if (this.refusal !== undefined || this.issue !== undefined) return 'refused';
    const { state } = this.#upload;
    if (state === 'sent') return 'done';
    return state === 'waiting' ? 'sending' : state;
  }

  /** The refusal by the server. Sending the same file again would not help. */
  get issue(): Issue | undefined {
    return this.refusal ?? this.#upload.error?.issues[0];
  }

  /** The failure for which another attempt may help. */
  get error(): ApiError | undefined {
    return this.issue === undefined ? this.#upload.error : undefined;
  }

  get reply(): StoredFile | undefined {
    return this.#upload.reply;
  }

  async send(): Promise<void> {
    if (this.refusal === undefined) await this.#upload.send();
  }

  noteShown(): void {
    this.#upload.noteShown();
  }

  cancel(): void {
    this.#upload.cancel();
  }
}

/**
 * The chosen files of all fields. They outlive their page, so a step of a wizard can be left while a file is sent. When the user changes,
 * all uploads end.
 */
@injectable()
export class FileUploads {
  readonly #api: Pick<ApiClient, 'upload'>;
  readonly #chosen = observable.map<string, readonly ChosenFile[]>({}, { deep: false });
  #letClose: () => void = () => undefined;

  constructor(@inject(ApiClient) api: ApiClient, @inject(SessionStore) session: SessionStore) {
    this.#api = api;
    reaction(
      () => session.me?.id,
      (_now, before, following) => {
        if (before === undefined) return;
        following.dispose();
        this.#end();
      },
    );
    reaction(
      () => this.#isSending,
      (isSending) => (isSending ? this.#askBeforeClosing() : this.#letClose()),
    );
  }

  /** The chosen files of a field, oldest first. */
  of(field: string): readonly ChosenFile[] {
    return this.#chosen.get(field) ?? [];
  }

  /** Sends a file. One that the field refuses by itself is listed with its refusal. */
  choose(place: UploadPlace, file: File, options: ChosenOptions = {}): void {
    const chosen = new ChosenFile(this.#api, place, file, options);
    this.#set(place.field, [...this.of(place.field), chosen]);
    void chosen.send();
  }

  /** Removes a file from the list, and ends its upload. */
  drop(field: string, chosen: ChosenFile): void {
    chosen.cancel();
    this.#set(
      field,
      this.of(field).filter((other) => other !== chosen),
    );
  }

  #set(field: string, files: readonly ChosenFile[]): void {
    runInAction(() => this.#chosen.set(field, files));
  }

  /** Calls `take` with each file of the field that is stored, now and later, and removes it from the list. Returns a function that ends this. */
  handOver(field: string, take: (file: StoredFile, chosen: ChosenFile) => void): () => void {
    return reaction(
      () => this.of(field).find(({ state }) => state === 'done'),
      (chosen) => {
        if (chosen?.reply === undefined) return;
        this.drop(field, chosen);
        take(chosen.reply, chosen);
      },
      { fireImmediately: true },
    );
  }

  get #isSending(): boolean {
    return [...this.#chosen.values()].flat().some(({ state }) => state === 'sending');
  }

  #end(): void {
    for (const [field, files] of this.#chosen) for (const file of files) this.drop(field, file);
  }

  /** Lets the browser ask before the tab closes. A reload that the user requested waits for the files for a few seconds, and does not ask. */
  #askBeforeClosing(): void {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const stop = (): void => removeEventListener('beforeunload', ask);
    addEventListener('beforeunload', ask);
    const forget = beforeReload(async () => {
      stop();
      await when(() => !this.#isSending);
    });
    this.#letClose = () => {
      forget();
      stop();
    };
  }
}
