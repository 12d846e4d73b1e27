import type { Handler } from './handler.ts';

/** What any call may be refused with, whatever it does. */
const OF_EVERY_CALL = ['bad-request', 'unauthenticated', 'too-many-requests', 'internal', 'unavailable', 'storage-full'];

/** What the framework refuses where a body may be sent, and what the database refuses where something is written. */
const OF_WRITES = ['invalid-json', 'payload-too-large', 'unsupported-media-type', 'conflict'];

/** What a call that takes a file is refused with. */
const OF_UPLOADS = ['file-expected', 'length-required', 'payload-too-large', 'too-slow', 'conflict', 'invalid'];

/**
 * The error codes that a call may answer: those that follow from its policy, its limit and its parts, and those that its handler declares.
 * The API's document lists them, and a handler that throws another one fails its tests.
 */
export function refusalsOf({ contract, policy, limit, refusals = [] }: Handler): string[] {
  const parts = Object.keys(contract.schemas);
  const codes = [...OF_EVERY_CALL];
  if (typeof policy === 'object') codes.push('forbidden');
  if (parts.includes('params')) codes.push('not-found');
  const { kind, method } = contract.endpoint;
  if (kind === 'upload') codes.push(...OF_UPLOADS);
  else if (method !== 'GET') codes.push(...OF_WRITES);
  if (parts.includes('query') || parts.includes('body')) codes.push('invalid');
  if ('answers' in contract && contract.answers.hasRanges) codes.push('no-such-range', 'not-found');
  if (limit?.code !== undefined) codes.push(limit.code);
  return [...new Set([...codes, ...refusals])];
}
