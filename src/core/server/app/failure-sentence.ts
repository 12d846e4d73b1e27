import { PluginError } from '#core/contract/plugin-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { databaseFailure } from '../http/database-failure.ts';

/** What to print when the server does not start: a sentence where the operator can do something, else everything there is. */
export function failureSentence(error: unknown): string {
  if (error instanceof StartupError || error instanceof PluginError) return error.message;
  if (databaseFailure(error) === 'storage-full') return 'The disk is full. Free some space, then start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
