import { inForeground } from './hand-over.ts';

/** Builds the client when its sources changed since the last build. Ends the process when the build fails. */
export async function buildClient(): Promise<void> {
  const code = await inForeground(['scripts/build-client.ts']);
  if (code !== 0) process.exit(code);
}
