import { ArchiveRefused, type LookedThrough, lookThrough } from '../../../../archives/look-through.ts';
import { answerServer } from '../answer-server.ts';
import { Refusal, type RefusalCode } from '../inspection.ts';
import { textParts } from './archive-contents.ts';
import { checkDocx } from './docx-rules.ts';
import { checkOdt } from './odt-rules.ts';

// The process that opens an archive. Its argument is the kind of document.

/** Most entries of an archive. A document has about 20, and one for each picture. */
const MAX_ENTRIES = 2000;

const CODES: { readonly [Fault in ArchiveRefused['fault']]: RefusalCode } = {
  other: 'files.content',
  protected: 'files.protected',
  large: 'files.unreadable',
  unsound: 'files.unreadable',
};

await answerServer(async (bytes) => {
  const parts = await textParts(await lookedThrough(bytes));
  if (process.argv[2] === 'docx') checkDocx(parts);
  else checkOdt(parts);
  return {};
});

async function lookedThrough(bytes: Buffer): Promise<LookedThrough> {
  try {
    return await lookThrough(bytes, MAX_ENTRIES);
  } catch (error) {
    throw error instanceof ArchiveRefused ? new Refusal(CODES[error.fault]) : error;
  }
}
