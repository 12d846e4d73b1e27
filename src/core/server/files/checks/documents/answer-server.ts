import { INSPECTION_LIMIT_MS, type Inspection, READY, Refusal } from './inspection.ts';

/**
 * The frame of every inspector: reads the document from the standard input, inspects it, writes the inspection to the standard output and
 * ends the process.
 */
export async function answerServer(inspect: (document: Buffer) => Promise<Inspection>): Promise<void> {
  // A server that was killed can no longer end this process.
  setTimeout(() => process.exit(1), INSPECTION_LIMIT_MS);
  process.stdout.write(`${READY}\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const line = `${JSON.stringify(await inspectionOf(Buffer.concat(chunks), inspect))}\n`;
  // Ends although timers of a library may still run. Without a server that reads the line, the process ends by the failed write.
  process.stdout.write(line, () => process.exit());
}

async function inspectionOf(document: Buffer, inspect: (document: Buffer) => Promise<Inspection>): Promise<Inspection> {
  try {
    return await inspect(document);
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : 'files.unreadable' };
  }
}
