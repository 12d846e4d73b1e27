import { PluginError } from '#core/contract/plugin-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { databaseFailure } from '../http/database-failure.ts';

/** The text to print when the server does not start: one sentence if the operator can fix the error, otherwise all details. */
export function failureSentence(error: unknown): string {
  if (error instanceof StartupError || error instanceof PluginError) return error.message;
  if (databaseFailure(error) === 'storage-full') return 'The disk is full. Free some space, then start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
