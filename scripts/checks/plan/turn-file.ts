import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command.ts';
import { git } from './changed-files.ts';

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
export function presentTurn({ turn }: TurnFile): number {
  const raised = lastRaised();
  return turn + (raised === undefined ? 0 : Number(git('rev-list', '--count', `${raised}..HEAD`) ?? 0));
}

/** The commit that changed the file last. */
function lastRaised(): string | undefined {
  return git('log', '--max-count=1', '--format=%H', '--', PATH)?.trim() || undefined;
}

/** The commit on which the work is based: where it left the upstream branch, or else where the turn was raised last. */
export function presentBase(): string | undefined {
  return git('merge-base', 'HEAD', '@{upstream}')?.trim() || lastRaised();
}

/** How many days ago the last complete run was. */
export function daysSince(date: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date)) / 86_400_000);
}
