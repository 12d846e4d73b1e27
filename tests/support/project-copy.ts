import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fastFolder } from '#core/testing/fast-folder.ts';
import { type Outcome, projectRoot, runNode } from '../../scripts/checks/command.ts';
import { FOUND_TYPES } from '../../scripts/checks/static-tools.ts';
import { removeLines } from '../../scripts/plugins/plugin-lines.ts';

// Output of installs, builds and runs.
const MADE = ['node_modules', '.git', '.data', '.cache', 'dist', 'coverage', 'test-results', 'playwright-report'];

const PRODUCT_TESTS = ['tests/all-plugins', 'tests/conformance', 'tests/access'];

// An import of another file by its path.
const RELATIVE = /from '(\.{1,2}\/[^']+)'/g;

const BENCH = ['scripts/bench.ts', 'scripts/bench', 'tests/scripts/bench-report.test.ts', 'tests/scripts/choose-measurements.test.ts'];

// The benchmarks of a plugin are removed with it.
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  jobs: BENCH,
  'job-search': BENCH,
};

/** Makes an empty folder for copies. */
export function newCopyFolder(): string {
  return mkdtempSync(join(fastFolder(), 'trellis-without-'));
}

/** A copy of the work tree that shares the installed packages. */
export class ProjectCopy {
  readonly folder: string;
  /** The data folder of its server. */
  readonly dataDir: string;

  /** @param folder empty or missing. Jest keeps the transformed files of a folder, so a later copy in the same folder is tested faster. */
  constructor(folder = newCopyFolder()) {
    this.folder = folder;
    this.dataDir = join(folder, '.data');
    for (const name of readdirSync(projectRoot)) {
      if (!MADE.includes(name)) cpSync(join(projectRoot, name), join(this.folder, name), { recursive: true });
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Copies what the compiler found in the work tree, so that a check of types in this copy takes less time. */
  copyFoundTypes(): void {
    const found = join(projectRoot, FOUND_TYPES);
    if (existsSync(found)) cpSync(found, join(this.folder, FOUND_TYPES), { recursive: true });
  }

  /** Removes the plugin's lines from both lists: the import and the entry. */
  removeLines(plugin: string): void {
    removeLines(this.folder, plugin);
  }

  /** Removes the plugin's folder, its benchmarks, and the product tests that need it. */
  removeFolder(plugin: string): void {
    for (const path of [`src/plugins/${plugin}`, ...(MEASURES[plugin] ?? [])])
      rmSync(join(this.folder, path), { recursive: true, force: true });
    const isGone = (file: string): boolean => !existsSync(file);
    const needsGone = (file: string): boolean => {
      const text = readFileSync(file, 'utf8');
      return (
        text.includes(`'#plugins/${plugin}/`) || [...text.matchAll(RELATIVE)].some(([, path = '']) => isGone(join(dirname(file), path)))
      );
    };
    // The parts of a test that are removed take the test with them.
    for (let removed = -1; removed !== 0; ) {
      const files = PRODUCT_TESTS.flatMap((folder) => filesIn(this.folder, folder)).map((name) => join(this.folder, name));
      const needing = files.filter((file) => /\.tsx?$/.test(file)).filter(needsGone);
      for (const file of needing) rmSync(file);
      removed = needing.length;
    }
  }

  /** Makes the copy a git repository and commits everything. */
  commit(): void {
    this.#git('init', '--quiet');
    // Without the trailing slash of .gitignore, because node_modules is a symbolic link here.
    writeFileSync(join(this.folder, '.git/info/exclude'), 'node_modules\n');
    this.#git('add', '--all');
    this.#git('-c', 'user.name=Copy', '-c', 'user.email=copy@example.test', 'commit', '--quiet', '--message', 'All');
  }

  /** The differences from the commit, as git lists them. */
  changes(): string {
    return this.#git('status', '--porcelain');
  }

  run(...args: string[]): Promise<Outcome> {
    const env = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined, DATA_DIR: this.dataDir };
    return runNode(args, { cwd: this.folder, env });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' });
  }
}

/** The paths of all files and folders in a folder of the copy. */
function filesIn(copy: string, folder: string): string[] {
  return readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}
