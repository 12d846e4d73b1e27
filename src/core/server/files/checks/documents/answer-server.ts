import { INSPECTION_LIMIT_MS, type Inspection, READY, Refusal } from './inspection.ts';

/**
 * The frame of every inspector: reads the document from the standard input, inspects it, writes the inspection to the standard output and
 * ends the process. The inspection is a line of JSON. It tells how many bytes of a document that was written anew come after it.
 */
export async function answerServer(inspect: (document: Buffer) => Promise<Inspection>): Promise<void> {
  // A server that was killed can no longer end this process.
  setTimeout(() => process.exit(1), INSPECTION_LIMIT_MS);
  process.stdout.write(`${READY}\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const { written, ...found } = await inspectionOf(Buffer.concat(chunks), inspect);
  const line = Buffer.from(`${JSON.stringify(written === undefined ? found : { ...found, written: written.length })}\n`);
  // Ends although timers of a library may still run. Without a server that reads the answer, the process ends by the failed write.
  process.stdout.write(written === undefined ? line : Buffer.concat([line, written]), () => process.exit());
}

async function inspectionOf(document: Buffer, inspect: (document: Buffer) => Promise<Inspection>): Promise<Inspection> {
  try {
    return await inspect(document);
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : 'files.unreadable' };
  }
}
