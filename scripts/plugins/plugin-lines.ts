import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LISTS = ['src/plugins/index.client.ts', 'src/plugins/index.server.ts'] as const;

/** Removes a plugin's lines from both lists, the import and the entry. Returns the paths of the lists. */
export function removeLines(root: string, plugin: string): string[] {
  return LISTS.map((list) => {
    const path = join(root, list);
    writeFileSync(path, withoutLines(readFileSync(path, 'utf8'), plugin));
    return path;
  });
}

/** The text of a list without a plugin's lines. */
export function withoutLines(list: string, plugin: string): string {
  const camel = plugin.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const mentions = new RegExp(`/${plugin}/|\\b${camel}(Client|Server)Plugin\\b`);
  return list
    .split('\n')
    .flatMap((line) => withoutMention(line, mentions))
    .join('\n');
}

// The formatter may have put a short list on one line. Then only the entry is removed.
function withoutMention(line: string, mentions: RegExp): string[] {
  if (!mentions.test(line)) return [line];
  const list = /^(.*= \[)(.*)(\];)$/.exec(line);
  if (list === null) return [];
  const entries = (list[2] ?? '').split(',').filter((entry) => !mentions.test(entry));
  return [`${list[1]}${entries.join(',').trim()}${list[3]}`];
}
