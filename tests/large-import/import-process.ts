import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The result of an import. */
export interface ImportOutcome {
  readonly exitCode: number | null;
  readonly counts: Readonly<Record<'read' | 'created' | 'updated' | 'unchanged' | 'rejected', number>>;
}

/** A running import. */
export interface ImportProcess {
  /** Resolves when the first rows are saved. */
  readonly untilProgress: () => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<ImportOutcome>;
}

const script = join(import.meta.dirname, '../../scripts/command.ts');

/** Starts `npm run import:jobs` without npm, on its own data folder. */
export function startImport(dataDir: string, args: readonly string[]): ImportProcess {
  const child = spawn(process.execPath, [script, 'import-jobs', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  const ended = once(child, 'close').then(([code]): ImportOutcome => {
    const count = (name: string): number => Number(new RegExp(`${name} (\\d+)`).exec(output.out)?.[1] ?? Number.NaN);
    return {
      exitCode: code as number | null,
      counts: {
        read: count('read'),
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        rejected: count('rejected'),
      },
    };
  });
  return {
    untilProgress: async () => {
      while (!/% of the file, [1-9]/.test(output.err)) {
        if (child.exitCode !== null) throw new Error(`The import ended too early: ${output.err}`);
        await once(child.stderr, 'data');
      }
    },
    kill: (signal) => void child.kill(signal),
    ended,
  };
}
