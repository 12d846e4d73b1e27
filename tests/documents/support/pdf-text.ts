import { spawnSync } from 'node:child_process';

/** Reads the PDF of the standard input as the page of a document does, and writes its text. */
const PROGRAM = `
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
const { items } = await (await pdf.getPage(1)).getTextContent();
process.stdout.write(items.map(({ str }) => str).join(''), () => process.exit());
`;

/** The text of the first page of a PDF. */
export function textOfPdf(bytes: Buffer): string {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { input: bytes, encoding: 'utf8' }).stdout;
}
