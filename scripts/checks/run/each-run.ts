import { setTimeout as sleep } from 'node:timers/promises';
import { startCommand } from '../command.ts';
import { readLastLine } from '../tally.ts';
import type { Clock } from './clock.ts';
import { brokenItem, hung, type ItemResult, unreached } from './item-result.ts';

/** A script prints a line for each check, and a tool ends within minutes. */
const HANG_MS = 900_000;
const LOOK_EVERY_MS = 1000;

/** The beginning of a line that a check prints for the reader although it passes. */
export const NOTE = 'note: ';

interface EachRun {
  readonly commandFor: (item: string) => readonly [program: string, ...args: string[]];
  /** Whether the last line of the output counts its checks. Otherwise the command is one check. */
  readonly counts: boolean;
  readonly clock: Clock;
}

/** Runs one item with a command of its own. */
export async function eachRun(item: string, { commandFor, counts, clock }: EachRun): Promise<ItemResult> {
  if (!clock.mayBegin()) return unreached(item);
  const begun = performance.now();
  let sign = begun;
  const [program, ...args] = commandFor(item);
  const command = startCommand(program, args, { onOutput: () => (sign = performance.now()) });
  for (;;) {
    const ended = await Promise.race([command.outcome, sleep(LOOK_EVERY_MS)]);
    if (ended !== undefined) {
      const spent = { seconds: (performance.now() - begun) / 1000, cpuSeconds: ended.cpuSeconds };
      return { ...(counts ? counted(item, ended) : single(item, ended)), ...spent };
    }
    const hangs = performance.now() - sign > HANG_MS;
    if (!hangs && clock.leftMs() > 0) continue;
    command.end();
    await command.outcome;
    return hangs ? hung(item, HANG_MS / 60_000) : unreached(item);
  }
}

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

function single(item: string, { ok, output }: Ended): ItemResult {
  return ok ? { ...brokenItem(item, ''), passed: 1, failed: 0, failures: [], notes: notesIn(output) } : brokenItem(item, output);
}

function notesIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.startsWith(NOTE));
}

/** A script without a last line, or with an exit code that contradicts it, counts as one failure. */
function counted(item: string, { ok, output }: Ended): ItemResult {
  const tally = readLastLine(output);
  if (tally === undefined) return brokenItem(item, output);
  const failed = tally.failed === 0 && !ok ? 1 : tally.failed;
  return { ...brokenItem(item, output), ...tally, failed, ...(failed === 0 && { failures: [] }) };
}
