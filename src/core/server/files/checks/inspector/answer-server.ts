/** The first line of an inspector, before it reads the file. The second line is its answer. */
export const READY = 'ready';

/** What an inspector found out about a file. */
export interface InspectorAnswer {
  readonly found: object;
  /** Content that it wrote anew. */
  readonly written: readonly Buffer[];
}

/**
 * The frame of every inspector: reads the file from the standard input, inspects it, writes the answer to the standard output and ends the
 * process. The answer is a line of JSON. Its `written` has the lengths of the contents that come after it.
 */
export async function answerServer(limitMs: number, inspect: (file: Buffer) => Promise<InspectorAnswer>): Promise<void> {
  // A server that was killed can no longer end this process.
  setTimeout(() => process.exit(1), limitMs);
  process.stdout.write(`${READY}\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const { found, written } = await inspect(Buffer.concat(chunks));
  const line = JSON.stringify({ ...found, written: written.map(({ length }) => length) });
  // Ends although timers of a library may still run. Without a server that reads the answer, the process ends by the failed write.
  process.stdout.write(Buffer.concat([Buffer.from(`${line}\n`), ...written]), () => process.exit());
}
