import { VERIFY_CHECKS } from '../../contract/verification.ts';
import english from '../locales/en.json' with { type: 'json' };
import { COMMON_REASONS, REASONS, sentenceKey } from './verify-reasons.ts';

const { reason, common, name } = english.verify;

it('sentenceKey has a text for each reason of each check', () => {
  for (const check of VERIFY_CHECKS) expect(Object.keys(reason[check])).toEqual(REASONS[check]);
  expect(Object.keys(common)).toEqual(expect.arrayContaining([...COMMON_REASONS, 'pass', 'fail', 'unknown']));
  expect(Object.keys(name)).toEqual(VERIFY_CHECKS);
});

it('sentenceKey prefers the sentence of the check', () => {
  expect(sentenceKey({ check: 'format', outcome: 'fail', reason: 'unreadable' })).toBe('verify.reason.format.unreadable');
  expect(sentenceKey({ check: 'issuer', outcome: 'unknown', reason: 'unreadable' })).toBe('verify.common.unreadable');
});

it('sentenceKey says the outcome of a reason that it does not know', () => {
  expect(sentenceKey({ check: 'issuer', outcome: 'fail', reason: 'eclipse' })).toBe('verify.common.fail');
});
