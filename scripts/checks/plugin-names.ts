import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the plugins, in alphabetical order. */
export function pluginNames(root: string): readonly string[] {
  const entries = readdirSync(join(root, 'src/plugins'), { withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.isDirectory() && ['client', 'server', 'contract'].some((half) => existsSync(join(entry.parentPath, entry.name, half))),
    )
    .map(({ name }) => name)
    .sort();
}
