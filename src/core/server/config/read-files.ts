import { StartupError } from '../errors/startup-error.ts';
import type { BucketConfig, ScannerAddress } from './server-config.ts';

/** The validated variables of the bucket. */
interface BucketVariables {
  readonly FILES_S3_BUCKET?: string | undefined;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_ENDPOINT?: string | undefined;
  readonly FILES_S3_ACCESS_KEY_ID?: string | undefined;
  readonly FILES_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/**
 * The bucket for uploaded files; `undefined` without `FILES_S3_BUCKET`.
 *
 * @throws StartupError for a bucket without its key
 */
export function bucketOf(values: BucketVariables): BucketConfig | undefined {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return undefined;
  if (accessKeyId === undefined) throw missing('FILES_S3_ACCESS_KEY_ID');
  if (secretAccessKey === undefined) throw missing('FILES_S3_SECRET_ACCESS_KEY');
  return { bucket, region: values.FILES_S3_REGION, endpoint: values.FILES_S3_ENDPOINT, accessKeyId, secretAccessKey };
}

function missing(name: string): StartupError {
  return new StartupError(`The environment variable ${name} is missing: FILES_S3_BUCKET needs it.`);
}

const HOST_AND_PORT = /^(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5})$/i;

/** Whether the text is `host:port` or the absolute path of a socket. */
export function isScannerAddress(text: string): boolean {
  if (text.startsWith('/')) return true;
  const port = Number(HOST_AND_PORT.exec(text)?.groups?.port ?? 0);
  return port >= 1 && port <= 65_535;
}

/** The address of the virus scanner. The text must satisfy {@link isScannerAddress}. */
export function scannerOf(text: string): ScannerAddress {
  const { host = '', port = '' } = HOST_AND_PORT.exec(text)?.groups ?? {};
  return host === '' ? { socket: text } : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
