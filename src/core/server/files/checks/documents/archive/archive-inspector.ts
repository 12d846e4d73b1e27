import { ArchiveRefused, type LookedThrough, lookThrough } from '../../../../archives/look-through.ts';
import { answerAboutDocument } from '../answer-about-document.ts';
import { Refusal, type RefusalCode } from '../inspection.ts';
import { contentsOf } from './archive-contents.ts';
import { cleanDocx } from './docx-rules.ts';
import { cleanOdt } from './odt-rules.ts';
import { writtenAnew } from './written-anew.ts';

// The process that opens an archive. Its argument is the kind of document.

/** Most entries of an archive. A document has about 20, and one for each picture. */
const MAX_ENTRIES = 2000;

const CODES: { readonly [Fault in ArchiveRefused['fault']]: RefusalCode } = {
  other: 'files.content',
  protected: 'files.protected',
  large: 'files.unreadable',
  unsound: 'files.unreadable',
};

const clean = process.argv[2] === 'docx' ? cleanDocx : cleanOdt;

await answerAboutDocument(async (bytes) => {
  const looked = await lookedThrough(bytes);
  const { texts, leftOut } = await contentsOf(looked);
  const cleaned = clean({ texts: new Map([...texts].map(([name, { text }]) => [name, text])), leftOut });
  const written = await writtenAnew(looked, texts, cleaned);
  return written === undefined ? {} : { written };
});

async function lookedThrough(bytes: Buffer): Promise<LookedThrough> {
  try {
    return await lookThrough(bytes, MAX_ENTRIES);
  } catch (error) {
    throw error instanceof ArchiveRefused ? new Refusal(CODES[error.fault]) : error;
  }
}
