import type { DevMessage } from '../../contract/endpoints.ts';

const MODES: readonly string[] = ['verifyEmail', 'resetPassword', 'signIn', 'verifyAndChangeEmail'];

/** Text key for the purpose of a message. */
export function purposeOf({ channel, mode = '' }: DevMessage): string {
  if (channel === 'phone') return 'phone';
  return MODES.includes(mode) ? mode : 'other';
}
