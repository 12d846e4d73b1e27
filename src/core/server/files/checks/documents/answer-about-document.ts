import { answerServer } from '../inspector/answer-server.ts';
import { INSPECTION_LIMIT_MS, type Inspection, Refusal } from './inspection.ts';

/** Answers the server with what is found out about the document on the standard input, and ends the process. */
export async function answerAboutDocument(inspect: (document: Buffer) => Promise<Inspection>): Promise<void> {
  await answerServer(INSPECTION_LIMIT_MS, async (document) => {
    const { written, ...found } = await inspectionOf(document, inspect);
    return { found, written: written === undefined ? [] : [written] };
  });
}

async function inspectionOf(document: Buffer, inspect: (document: Buffer) => Promise<Inspection>): Promise<Inspection> {
  try {
    return await inspect(document);
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : 'files.unreadable' };
  }
}
