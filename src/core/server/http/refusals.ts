import { VIEW_ENDED } from '#core/contract/view-as.ts';
import type { Handler } from './handler.ts';
import { isShownInView, rulesOfOthers } from './viewed-rules.ts';

const OF_EVERY_CALL = ['bad-request', 'unauthenticated', 'too-many-requests', 'internal', 'unavailable', 'storage-full', VIEW_ENDED];

/** The refusals of the framework where a body is allowed, and of the database where a call writes. */
const OF_WRITES = ['invalid-json', 'payload-too-large', 'unsupported-media-type', 'conflict'];

/** The refusals of a call that takes a file. */
const OF_UPLOADS = ['file-expected', 'length-required', 'payload-too-large', 'too-slow', 'conflict', 'invalid'];

/**
 * The error codes that a call may answer: those that follow from its policy, its limit and its parts, and those that its handler declares.
 * The API document lists them. A handler that throws any other code fails its tests.
 */
export function refusalsOf(handler: Handler): string[] {
  const { contract, policy, limit, whileSuspended, refusals = [] } = handler;
  const parts = Object.keys(contract.schemas);
  const codes = [...OF_EVERY_CALL];
  if (whileSuspended !== true) codes.push('suspended');
  if (contract.endpoint.method !== 'GET') codes.push('view-as.reads-only');
  else codes.push(...ofViews(handler));
  if (typeof policy === 'object') codes.push('forbidden', ...(policy.demand === undefined ? [] : [policy.demand.code]));
  if (parts.includes('params')) codes.push('not-found');
  const { kind, method } = contract.endpoint;
  if (kind === 'upload') codes.push(...OF_UPLOADS);
  else if (method !== 'GET') codes.push(...OF_WRITES);
  if (parts.includes('query') || parts.includes('body')) codes.push('invalid');
  if ('answers' in contract && contract.answers.hasRanges) codes.push('no-such-range', 'not-found');
  if (limit?.code !== undefined) codes.push(limit.code);
  if ('objectLimit' in handler && handler.objectLimit?.code !== undefined) codes.push(handler.objectLimit.code);
  return [...new Set([...codes, ...refusals])];
}

/** The refusals of a GET in a view. */
function ofViews(handler: Handler): readonly string[] {
  if (!isShownInView(handler)) return ['view-as.not-shown'];
  const rules = rulesOfOthers(handler);
  if (rules === undefined) return [];
  return ['view-as.needs-right', ...(rules.opens === undefined ? [] : ['view-as.too-many'])];
}
