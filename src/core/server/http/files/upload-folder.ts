import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie that are being sent, until their handlers have answered. A data folder belongs to one server alone. */
export class UploadFolder {
  readonly #path: string;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'uploads');
  }

  /** A path that no file has yet. Nothing of what the sender says is part of it. */
  async newPath(): Promise<string> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    return join(this.#path, randomUUID());
  }

  /** Removes what an earlier process left behind when it was killed. */
  async sweep(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true });
  }
}
