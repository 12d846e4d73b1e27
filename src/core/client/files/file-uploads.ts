import { makeAutoObservable, observable, observableRef, reaction, runInAction, when } from 'mobx';
import type { Issue } from '#core/contract/errors.ts';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import type { FilePurpose, PictureRules } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { beforeReload } from '../build-watch/before-reload.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import type { ApiError } from '../http/api-error.ts';
import { FileUpload } from '../http/file-upload.ts';
import { SessionStore } from '../session/session-store.ts';
import { issueOfFile } from './issue-of-file.ts';
import { preparationOf } from './picture-preparation.ts';

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

type Upload = FileUpload<{ query: { purpose: string; owner?: string | undefined }; reply: StoredFile }>;

/** A chosen file that is not in the value of its field yet. */
export class ChosenFile {
  readonly id = crypto.randomUUID();
  /** What is sent: as it was chosen, or after the browser has prepared it. */
  file: File;
  /** The id of the stored file that this one replaces. */
  readonly replaces: string | undefined;
  /** The refusal without sending the file. */
  refusal: Issue | undefined;
  /** By which rules the browser still has to prepare the picture. */
  preparation: PictureRules | undefined;
  readonly #api: Pick<ApiClient, 'upload'>;
  readonly #place: UploadPlace;
  #upload: Upload;
  #isDropped = false;

  constructor(api: Pick<ApiClient, 'upload'>, place: UploadPlace, file: File, { replaces, refusal }: ChosenOptions) {
    this.#api = api;
    this.#place = place;
    this.file = file;
    this.replaces = replaces;
    this.preparation = refusal === undefined ? preparationOf(place.purpose, file) : undefined;
    this.refusal = refusal ?? (this.preparation === undefined ? issueOfFile(place.purpose, file) : undefined);
    this.#upload = this.#uploadOf(file);
    makeAutoObservable<this>(this, {
      id: false,
      file: observableRef,
      replaces: false,
      refusal: observableRef,
      preparation: observableRef,
    });
  }

  /** The sent share, 0 to 1. */
  get share(): number {
    return this.#upload.share;
  }

  get state(): 'refused' | 'preparing' | 'sending' | 'failed' | 'done' | 'cancelled' {
    if (this.preparation !== undefined) return 'preparing';
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
    if (this.preparation !== undefined) await this.#prepare(this.preparation);
    if (this.refusal === undefined && !this.#isDropped) await this.#upload.send();
  }

  noteShown(): void {
    this.#upload.noteShown();
  }

  cancel(): void {
    this.#isDropped = true;
    this.#upload.cancel();
  }

  /** What the browser cannot prepare is sent as it is, unless the server would refuse it. */
  async #prepare(rules: PictureRules): Promise<void> {
    let file = this.file;
    try {
      const { reducePicture } = await import(/* webpackChunkName: "reduce-picture" */ './reduce-picture.ts');
      file = await reducePicture(file, rules);
    } catch (error) {
      console.warn('The picture is sent as it is', error);
    }
    runInAction(() => {
      this.file = file;
      this.refusal = issueOfFile(this.#place.purpose, file);
      this.#upload = this.#uploadOf(file);
      this.preparation = undefined;
    });
  }

  #uploadOf(file: File): Upload {
    const { purpose, owner } = this.#place;
    return new FileUpload(this.#api, uploadFile, { query: { purpose: purpose.id, owner }, file });
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

  /** Waits until no file of these fields is on its way. Returns whether all of them have reached the values of their fields. */
  async settled(isOf: (field: string) => boolean): Promise<boolean> {
    const left = (): readonly ChosenFile[] => [...this.#chosen].flatMap(([field, chosen]) => (isOf(field) ? chosen : []));
    await when(() => !left().some(isOnItsWay));
    return left().length === 0;
  }

  get #isSending(): boolean {
    return [...this.#chosen.values()].flat().some(isOnItsWay);
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

function isOnItsWay({ state }: ChosenFile): boolean {
  return state === 'sending' || state === 'preparing';
}
