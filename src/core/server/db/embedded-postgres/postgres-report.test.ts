import { sentenceOf } from './postgres-process.ts';

const WHAT = 'The embedded PostgreSQL did not start';
const LOG = '/srv/data/postgres/postgres.log';

it.each([
  'FATAL:  could not create lock file "postmaster.pid": No space left on device',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.\nAborted',
  'PANIC:  could not write to file "pg_wal/xlogtemp.7": Disk quota exceeded',
])('a report of PostgreSQL is recognized as a full disk: %s', (report) => {
  expect(sentenceOf(report, WHAT, LOG)).toBe('The disk that holds /srv/data/postgres is full. Free some space, then start again.');
});

it.each([
  ['2026-03-01 10:00:00 UTC [7] FATAL:  data directory is invalid\nHINT:  look', `${WHAT}: data directory is invalid.`],
  ['initdb: error: could not change permissions of directory', `${WHAT}: could not change permissions of directory.`],
  ['', `${WHAT}.`],
])('a report of PostgreSQL contains the reason where PostgreSQL gives one: %s', (report, sentence) => {
  expect(sentenceOf(report, WHAT, LOG)).toBe(sentence);
});
