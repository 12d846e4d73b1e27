import type { Chunk, ChunkGroup } from 'webpack';
import { WORK_CHUNK } from './name-contributions.ts';

/** Whether a chunk loads only where the frame of work pages has loaded, so that it can use what the frame contains. */
export function isBehindFrame(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].every((group) => allWaysPass(group, new Set()));
}

function allWaysPass(group: ChunkGroup, seen: Set<ChunkGroup>): boolean {
  if (group.name === WORK_CHUNK || seen.has(group)) return true;
  seen.add(group);
  const parents = group.getParents();
  return parents.length > 0 && parents.every((parent) => allWaysPass(parent, seen));
}
