import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningCommand, startCommand } from '../command.ts';
import type { Clock } from './clock.ts';
import { type ItemLine, LINES_FILE, readLines } from './item-lines.ts';
import { brokenItem, endedItem, hung, type ItemResult, unreached } from './item-result.ts';

/** A single test may take four minutes, and the server of a browser test two more. */
const HANG_MS = 480_000;
const LOOK_EVERY_MS = 1000;

/** A command that runs a list of items and writes what happens to them ({@link ItemLine}). */
export interface ReportedCommand {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The item of a reported name, where they differ. */
  readonly nameOf?: (reported: string) => string;
}

export interface ReportedRun {
  readonly commandFor: (items: readonly string[]) => ReportedCommand;
  readonly clock: Clock;
  readonly quarantine: ReadonlySet<string>;
  /** An item that gives no sign for longer hangs. */
  readonly hangMs?: number;
}

/**
 * Runs items with one command. When an item hangs, it fails, and the command runs again with the others. When the clock ends, what has ended
 * counts.
 */
export async function reportedRun(items: readonly string[], run: ReportedRun): Promise<readonly ItemResult[]> {
  const results: ItemResult[] = [];
  let waiting = items;
  while (waiting.length > 0 && run.clock.leftMs() > 0) {
    const { end, output, found } = await attemptOf(waiting, run);
    results.push(...found);
    waiting = waiting.filter((item) => found.every((result) => result.item !== item));
    // A hanging item is left out now, and the clock ends the loop.
    if (end === 'hung' || end === 'clock') continue;
    const isExplained = end === 'passed' || found.some(({ failed, quarantined }) => failed + quarantined.length > 0);
    if (isExplained && found.length > 0) continue;
    // The tool failed outside of the items, or found nothing in them.
    const blamed = waiting.length > 0 ? waiting : [items.length === 1 ? (items[0] ?? '') : `${items[0]} and ${items.length - 1} more`];
    return [...results, ...blamed.map((item) => brokenItem(item, output))];
  }
  return [...results, ...waiting.map(unreached)];
}

interface Attempt {
  /** How the command ended: by itself, because an item or the command hangs, or by the clock. */
  readonly end: 'passed' | 'failed' | 'hung' | 'stuck' | 'clock';
  readonly output: string;
  readonly found: readonly ItemResult[];
}

async function attemptOf(items: readonly string[], { hangMs = HANG_MS, ...run }: ReportedRun): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-lines-'));
  const file = join(folder, 'lines');
  writeFileSync(file, '');
  const { args, env, nameOf = (reported) => reported } = run.commandFor(items);
  const command = startCommand(process.execPath, args, { env: { ...env, [LINES_FILE]: file } });
  try {
    const progress = new Progress();
    const look = (): Progress => progress.read(readLines(file).map((line) => ({ ...line, item: nameOf(line.item) })));
    const { end, silent } = await watch(command, look, { clock: run.clock, hangMs });
    const { output, cpuSeconds } = await command.outcome;
    look();
    const ended = progress.ended.filter(({ item }) => items.includes(item));
    const all = ended.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
    const found = ended.map((line) =>
      endedItem(line.item, line, { seconds: line.seconds, cpuSeconds: (cpuSeconds * line.seconds) / all, quarantine: run.quarantine }),
    );
    return { end, output, found: [...found, ...silent.map((item) => hung(item, hangMs / 60_000))] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Watched {
  readonly end: Attempt['end'];
  /** The items that hang. */
  readonly silent: readonly string[];
}

/** Waits until the command ends, and ends it when the clock does or nothing happens any more. */
async function watch(
  { outcome, end }: RunningCommand,
  look: () => Progress,
  { clock, hangMs }: { readonly clock: Clock; readonly hangMs: number },
): Promise<Watched> {
  for (;;) {
    const ended = await Promise.race([outcome, sleep(LOOK_EVERY_MS)]);
    if (ended !== undefined) return { end: ended.ok ? 'passed' : 'failed', silent: [] };
    const progress = look();
    const silent = progress.silent(hangMs);
    if (clock.leftMs() > 0 && silent.length === 0 && !progress.isStuck(hangMs)) continue;
    end();
    if (clock.leftMs() === 0) return { end: 'clock', silent: [] };
    return { end: silent.length > 0 ? 'hung' : 'stuck', silent };
  }
}

type Ended = Extract<ItemLine, { readonly event: 'end' }>;

/** What the lines say so far. */
class Progress {
  readonly ended: Ended[] = [];
  readonly #signs = new Map<string, number>();
  #read = 0;
  #last = performance.now();

  read(lines: readonly ItemLine[]): this {
    if (lines.length > this.#read) this.#last = performance.now();
    for (const line of lines.slice(this.#read)) {
      if (line.event === 'end') {
        this.#signs.delete(line.item);
        this.ended.push(line);
      } else this.#signs.set(line.item, performance.now());
    }
    this.#read = lines.length;
    return this;
  }

  /** The items that have begun and gave no sign for so long. */
  silent(ms: number): string[] {
    return [...this.#signs].filter(([, last]) => performance.now() - last > ms).map(([item]) => item);
  }

  /** Whether nothing runs and nothing happened for so long: the command does not begin or does not end. */
  isStuck(ms: number): boolean {
    return this.#signs.size === 0 && performance.now() - this.#last > ms;
  }
}
