import { join } from 'node:path';
import ts from 'typescript';

/**
 * What the types of schema.org (`schema-dts`) say about the markup of a posting; empty for markup that fits them. The compiler checks the
 * JSON as it was sent.
 */
export function markupFaults(json: string): string[] {
  // Beside a file of the product, so that the package is found from there. It is never written.
  const file = join(__dirname, 'markup-of-a-page.ts');
  const text = `import type { JobPosting, WithContext } from 'schema-dts';\nexport const markup: WithContext<JobPosting> = ${json};\n`;
  const options = { noEmit: true, strict: true, skipLibCheck: true, types: [], module: ts.ModuleKind.NodeNext };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile.call(host, name, version);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
