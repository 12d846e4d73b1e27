import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '#core/client/http/api-client.ts';
import type { ApiError } from '#core/client/http/api-error.ts';
import { FileUpload } from '#core/client/http/file-upload.ts';
import type { Issue } from '#core/contract/errors.ts';
import { startImport } from '../../contract/endpoints.ts';
import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { importIssue } from '../../contract/issues.ts';
import type { ImportPlaceQuery, ImportRun } from '../../contract/schemas.ts';

/** What becomes of a chosen spreadsheet. `refused`: another attempt with the same file does not help. */
type SpreadsheetState = 'refused' | 'sending' | 'failed' | 'sent' | 'cancelled';

/** A chosen spreadsheet on its way to the server. */
export class SpreadsheetUpload {
  readonly name: string;
  readonly #refusal: Issue | undefined;
  readonly #upload: FileUpload<{ query: ImportPlaceQuery; reply: ImportRun }>;

  constructor(api: Pick<ApiClient, 'upload'>, place: ImportPlaceQuery, file: File) {
    this.name = file.name;
    this.#refusal = refusalOf(file);
    this.#upload = new FileUpload(api, startImport, { query: place, file });
    makeAutoObservable(this, { name: false });
  }

  get state(): SpreadsheetState {
    if (this.issue !== undefined) return 'refused';
    const { state } = this.#upload;
    return state === 'waiting' ? 'sending' : state;
  }

  /** The sent share, 0 to 1. */
  get share(): number {
    return this.#upload.share;
  }

  get issue(): Issue | undefined {
    return this.#refusal ?? this.#upload.error?.issues[0];
  }

  /** The failure for which another attempt may help. */
  get error(): ApiError | undefined {
    return this.issue === undefined ? this.#upload.error : undefined;
  }

  /** The import that began. */
  get run(): ImportRun | undefined {
    return this.#upload.reply;
  }

  async send(): Promise<void> {
    if (this.#refusal === undefined) await this.#upload.send();
  }

  noteShown(): void {
    this.#upload.noteShown();
  }

  cancel(): void {
    this.#upload.cancel();
  }
}

// The server recognizes the kind by the content.
function refusalOf({ size }: File): Issue | undefined {
  if (size === 0) return { path: '', code: 'empty-file', message: 'This file is empty.' };
  return size > SPREADSHEET_LIMITS.bytes ? importIssue('imports.too-large') : undefined;
}
