import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, projectRoot, runNode } from '../../scripts/checks/command.ts';

const LISTS = ['src/plugins/index.client.ts', 'src/plugins/index.server.ts'];

// What installs, builds and runs leave behind.
const MADE = ['node_modules', '.git', '.data', '.cache', 'dist', 'coverage', 'test-results', 'playwright-report'];

const CONFORMANCE = 'tests/conformance';

// What measures a plugin goes with it.
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  jobs: ['scripts/bench.ts', 'scripts/bench', 'tests/scripts/bench-report.test.ts'],
};

/** A copy of the project as it stands in the work tree, sharing the installed packages. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'trellis-without-'));

  constructor() {
    for (const name of readdirSync(projectRoot)) {
      if (!MADE.includes(name)) cpSync(join(projectRoot, name), join(this.folder, name), { recursive: true });
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Takes the plugin's lines out of both lists: the import, and the entry. */
  removeLines(plugin: string): void {
    const camel = plugin.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const mentions = new RegExp(`/${plugin}/|\\b${camel}(Client|Server)Plugin\\b`);
    for (const list of LISTS) {
      const path = join(this.folder, list);
      const rest = readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line) => withoutMention(line, mentions));
      writeFileSync(path, rest.join('\n'));
    }
  }

  /** Takes the plugin's folder, what measures it, and the tests of the product that look into it. */
  removeFolder(plugin: string): void {
    for (const path of [`src/plugins/${plugin}`, ...(MEASURES[plugin] ?? [])]) rmSync(join(this.folder, path), { recursive: true });
    for (const name of readdirSync(join(this.folder, CONFORMANCE), { recursive: true, encoding: 'utf8' })) {
      const file = join(this.folder, CONFORMANCE, name);
      if (/\.tsx?$/.test(name) && readFileSync(file, 'utf8').includes(`'#plugins/${plugin}/`)) rmSync(file);
    }
  }

  run(...args: string[]): Promise<Outcome> {
    return runNode(args, { cwd: this.folder, limitMinutes: 8, env: { TEST_DATABASE_URL: undefined } });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// The formatter may have put a short list on one line; then only the entry goes.
function withoutMention(line: string, mentions: RegExp): string[] {
  if (!mentions.test(line)) return [line];
  const list = /^(.*= \[)(.*)(\];)$/.exec(line);
  if (list === null) return [];
  const entries = (list[2] ?? '').split(',').filter((entry) => !mentions.test(entry));
  return [`${list[1]}${entries.join(',').trim()}${list[3]}`];
}
