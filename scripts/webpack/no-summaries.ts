/** Takes the sentences for the documentation of the API out of the endpoints, because the client never shows them. */
// biome-ignore lint/style/noDefaultExport: webpack expects it
export default function withoutSummaries(source: string): string {
  return source.replace(/^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`),$/gm, '');
}
