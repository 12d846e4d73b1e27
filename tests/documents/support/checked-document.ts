import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileIssues } from '#core/contract/files/file-issues.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { checkFile } from '#core/server/files/checks/check-file.ts';
import { documents } from '../../fixtures/hostile-files/purposes.ts';
import type { DocumentFeature, FeaturedDocument } from '../../fixtures/ordinary-documents/document-feature.ts';

/** What became of a document: the code of its refusal, or the bytes that readers get. */
interface Checked {
  readonly refusal: string | undefined;
  readonly kept: Buffer | undefined;
}

/** Has a document checked as an upload. */
export async function checkedDocument(name: string, bytes: Buffer): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-ordinary-'));
  try {
    const path = join(folder, 'uploaded');
    writeFileSync(path, bytes);
    const { parts } = await checkFile({ path, name, bytes: bytes.length }, documents);
    return { refusal: undefined, kept: readFileSync(parts.at(-1)?.path ?? '') };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { refusal: error.issues?.map(({ code }) => code).join() ?? error.code, kept: undefined };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Row<Parts> {
  readonly title: string;
  /** What the title of the test says: the sentence, or what readers get. */
  readonly said: string;
  readonly features: readonly DocumentFeature<Parts>[];
  readonly fate: unknown;
  readonly loses: readonly RegExp[];
}

const SENTENCES: Readonly<Record<string, unknown>> = { ...ISSUE_SENTENCES, ...fileIssues };

/** The rows of a table of tests. One feature that is refused is enough; of two, either sentence is true. */
export function rowsOf<Parts>(documents: readonly FeaturedDocument<Parts>[]): readonly Row<Parts>[] {
  return documents.map(({ title, features }) => {
    const codes = [...new Set(features.flatMap(({ fate }) => (fate.kind === 'refused' ? [fate.code] : [])))];
    const loses = features.flatMap((feature) => feature.loses);
    const without = loses.length === 0 ? 'as it is' : `without ${loses.join(', ')}`;
    const said =
      codes.length === 0 ? `taken, and readers get it ${without}` : `refused: ${codes.map((code) => SENTENCES[code]).join(' / ')}`;
    const fate = codes.length > 1 ? expect.stringMatching(new RegExp(`^(${codes.join('|')})$`)) : codes[0];
    return { title, said, features, fate, loses };
  });
}

/** The names and contents of all parts. */
export function partsOf(parts: ReadonlyMap<string, string>): string {
  return [...parts].map(([name, content]) => `/${name}\n${content}\n`).join('');
}
