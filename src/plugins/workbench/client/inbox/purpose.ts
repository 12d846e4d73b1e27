import type { DevMessage } from '../../contract/endpoints.ts';

const MODES: readonly string[] = ['verifyEmail', 'resetPassword', 'signIn', 'verifyAndChangeEmail'];

/** Key of the words for what a message is for. */
export function purposeOf({ channel, mode = '' }: DevMessage): string {
  if (channel === 'phone') return 'phone';
  return MODES.includes(mode) ? mode : 'other';
}
