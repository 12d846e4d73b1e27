import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { BucketConfig, ServerConfig } from '../config/server-config.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { errorCode } from '../errors/caught-error.ts';

/** Where the content of files lies: a folder, or a bucket. Keys are random and hold nothing that a user typed. */
export interface FileStorage {
  /** Moves a file of this server into the storage. @throws ApiFault storage-full, unavailable */
  readonly take: (key: string, path: string) => Promise<void>;
  /** Opens the content. @throws ApiFault unavailable, also for a key without content */
  readonly read: (key: string) => Promise<Readable>;
  /** Deletes the content. Does nothing for a key without content. @throws ApiFault unavailable */
  readonly remove: (key: string) => Promise<void>;
}

type StorageConfig = Pick<ServerConfig, 'dataDir' | 'filesBucket'>;

/** Opens the storage of the configuration at its first use. */
export function createFileStorage(config: StorageConfig): FileStorage {
  let opening: Promise<Disk> | undefined;
  const disk = (): Promise<Disk> => {
    opening ??= openDisk(config).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const attempt = async <Result>(work: (disk: Disk) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await disk());
    } catch (error) {
      throw storageFault(error);
    }
  };
  return {
    take: (key, path) => attempt((to) => to.moveFromFs(path, key)),
    read: (key) => attempt(async (from) => opened(await from.getStream(key))),
    remove: (key) => attempt((from) => from.delete(key)),
  };
}

async function openDisk({ dataDir, filesBucket }: StorageConfig): Promise<Disk> {
  if (filesBucket !== undefined) return openBucket(filesBucket);
  const location = join(dataDir, 'files');
  await mkdir(location, { recursive: true, mode: 0o700 });
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

// The client of S3 is large. It is loaded only where there is a bucket.
async function openBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketConfig): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
  const address = endpoint === undefined ? {} : { endpoint, forcePathStyle: true };
  // Buckets without access lists refuse requests that name one, and not every storage knows the newer checksums.
  const lists = { visibility: 'private', supportsACL: false } as const;
  const checksums = { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' } as const;
  const credentials = { accessKeyId, secretAccessKey };
  return new Disk(new S3Driver({ bucket, region, ...address, ...lists, ...checksums, credentials, logger: SILENT }));
}

// The server logs the failures itself.
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Waits for the first bytes, so that content that is missing is found before the response begins. */
function opened(stream: Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error): void => {
      stream.off('readable', settle).off('end', settle).off('error', settle);
      if (error === undefined) resolve(stream);
      else reject(error);
    };
    stream.once('readable', settle).once('end', settle).once('error', settle);
  });
}

const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** The library wraps the errors of the disk. */
function storageFault(error: unknown): ApiFault {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const fault = new ApiFault(FULL.has(errorCode(cause)) ? 'storage-full' : 'unavailable');
  fault.cause = error;
  return fault;
}
