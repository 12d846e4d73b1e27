import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command.ts';
import { git } from '../git.ts';

const PATH = '.ci/turn.json';

/** What a clean clone knows of the runs before. */
export interface TurnFile {
  readonly turn: number;
  /** The commit on which the present changes are based. */
  readonly base: string;
  /** Items that the last run did not reach, the longest waiting first. */
  readonly owed: readonly string[];
  /** The last complete run that passed. */
  readonly complete: { readonly commit: string; readonly date: string };
}

export function readTurnFile(): TurnFile {
  return JSON.parse(readFileSync(join(projectRoot, PATH), 'utf8'));
}

export function writeTurnFile(file: TurnFile): void {
  writeFileSync(join(projectRoot, PATH), `${JSON.stringify(file, null, 2)}\n`);
}

/** The turn of this run. When the turn was not raised, each commit since then is a turn. */
export function presentTurn({ turn }: Pick<TurnFile, 'turn'>, root = projectRoot): number {
  const raised = lastRaised(root);
  return turn + (raised === undefined ? 0 : Number(git(['rev-list', '--count', `${raised}..HEAD`], root) ?? 0));
}

/** The commit that changed the file last. */
function lastRaised(root: string): string | undefined {
  return git(['log', '--max-count=1', '--format=%H', '--', PATH], root)?.trim() || undefined;
}

/** The commit on which the work is based: where it left the upstream branch, or else where the turn was raised last. */
export function presentBase(root = projectRoot): string | undefined {
  return git(['merge-base', 'HEAD', '@{upstream}'], root)?.trim() || lastRaised(root);
}

/** How many days ago the last complete run was. */
export function daysSince(date: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date)) / 86_400_000);
}
