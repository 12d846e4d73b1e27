import { readConfig } from './read-config.ts';

const BUCKET = { FILES_S3_BUCKET: 'trellis-files', FILES_S3_ACCESS_KEY_ID: 'key', FILES_S3_SECRET_ACCESS_KEY: 'secret' };

test('without a bucket, files lie in the data folder, and without a scanner they are not scanned', () => {
  expect(readConfig({})).toMatchObject({ filesBucket: undefined, virusScanner: undefined });
});

test('a bucket is read with its region, its key and its storage', () => {
  expect(readConfig(BUCKET).filesBucket).toEqual({
    bucket: 'trellis-files',
    region: 'us-east-1',
    endpoint: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const elsewhere = { ...BUCKET, FILES_S3_REGION: 'eu-north-1', FILES_S3_ENDPOINT: 'https://s3.example.org' };
  expect(readConfig(elsewhere).filesBucket).toMatchObject({ region: 'eu-north-1', endpoint: 'https://s3.example.org' });
});

test.each([
  [{ ...BUCKET, FILES_S3_ACCESS_KEY_ID: '' }, 'FILES_S3_ACCESS_KEY_ID is missing'],
  [{ ...BUCKET, FILES_S3_SECRET_ACCESS_KEY: '' }, 'FILES_S3_SECRET_ACCESS_KEY is missing'],
  [{ ...BUCKET, FILES_S3_BUCKET: 'a/../b' }, 'FILES_S3_BUCKET must be the name of a bucket'],
  [{ ...BUCKET, FILES_S3_ENDPOINT: 's3.example.org/path' }, 'FILES_S3_ENDPOINT must be an origin'],
  [{ CLAMAV_ADDRESS: 'localhost' }, 'CLAMAV_ADDRESS must be host:port'],
  [{ CLAMAV_ADDRESS: 'localhost:70000' }, 'CLAMAV_ADDRESS must be host:port'],
])('%j stops the start', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { socket: '/run/clamav/clamd.ctl' }],
])('the scanner at %s is understood', (CLAMAV_ADDRESS, address) => {
  expect(readConfig({ CLAMAV_ADDRESS }).virusScanner).toEqual(address);
});
