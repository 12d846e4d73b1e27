import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of uploaded files until their handlers have answered. A data folder belongs to one server alone. */
export class UploadFolder {
  readonly #path: string;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'uploads');
  }

  /** A new, unused path. It contains nothing that the sender sent. */
  async newPath(): Promise<string> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    return join(this.#path, randomUUID());
  }

  /** Removes the files of an earlier process that was killed. */
  async sweep(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true });
  }
}
