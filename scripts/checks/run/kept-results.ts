import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../catalogue/item.ts';
import { projectRoot } from '../command.ts';
import { git } from '../git.ts';
import { sum, type Tally } from '../tally.ts';
import type { ItemResult } from './item-result.ts';

const FOLDER = join(projectRoot, '.cache/checks');

type Kept = Pick<ItemResult, 'item' | 'passed' | 'failed' | 'skipped' | 'cpuSeconds'>;

/** The items that passed in a complete run of these sources, so that an interrupted run goes on. */
export class KeptResults {
  readonly #file: string;
  readonly #kept = new Map<string, Kept>();

  private constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) if (line !== '') this.#keep(JSON.parse(line));
  }

  /** The results for the present commit and work tree. */
  static open(): KeptResults {
    mkdirSync(FOLDER, { recursive: true });
    const sources = [
      git(['rev-parse', 'HEAD']),
      git(['diff', 'HEAD', '--', '.', ':!.ci']),
      git(['ls-files', '--others', '--exclude-standard']),
    ];
    return new KeptResults(join(FOLDER, `${createHash('sha256').update(sources.join()).digest('hex').slice(0, 16)}.jsonl`));
  }

  has(item: string): boolean {
    return this.#kept.has(item);
  }

  get tally(): Tally {
    return sum([...this.#kept.values()]);
  }

  add({ item, state, passed, failed, skipped, cpuSeconds }: ItemResult): void {
    if (state !== 'ended' || failed > 0) return;
    const kept: Kept = { item, passed, failed, skipped, cpuSeconds };
    this.#keep(kept);
    appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
  }

  /** CPU seconds of these items. */
  costs(items: readonly Item[]): ReadonlyMap<string, number> {
    return new Map(items.map(({ name }) => [name, this.#kept.get(name)?.cpuSeconds ?? 0]));
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }

  #keep(kept: Kept): void {
    this.#kept.set(kept.item, kept);
  }
}
