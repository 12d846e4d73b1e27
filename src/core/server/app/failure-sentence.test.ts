import { PluginError } from '#core/contract/plugin-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { failureSentence } from './command-line.ts';

test.each([
  [new StartupError('The folder is in use.'), 'The folder is in use.'],
  [new PluginError('PLUGIN_CYCLE', 'a -> b -> a'), 'PLUGIN_CYCLE: a -> b -> a'],
  [Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 'The disk is full. Free some space, then start again.'],
])('an error that the operator can fix is one sentence: %s', (error, sentence) => {
  expect(failureSentence(error)).toBe(sentence);
});

test('a programming error is shown with its location', () => {
  expect(failureSentence(new TypeError('undefined is not a function'))).toMatch(/^TypeError: undefined is not a function\n +at /);
});
