/** One cell of a picture: a leaf, a diamond, a seed, or nothing. */
export type PictureCell = 'leaf' | 'frame' | 'seed' | 'none';

/** The picture of an achievement, drawn from shapes without letters: nine cells in three rows. */
export interface AchievementPicture {
  readonly cells: readonly PictureCell[];
}

const CELLS = Object.freeze(['leaf', 'frame', 'seed', 'none'] as const);

/**
 * The picture of an achievement. The same id always has the same picture. Its columns are symmetric, so it is the same in both directions of
 * writing.
 */
export function pictureOf(achievementId: string): AchievementPicture {
  // FNV-1a. The id is random, so any even hash does.
  let hash = 0x811c9dc5;
  for (let at = 0; at < achievementId.length; at += 1) hash = Math.imul(hash ^ achievementId.charCodeAt(at), 0x01000193);
  const bits = hash >>> 0;
  const cellAt = (place: number): PictureCell => CELLS[(bits >>> (2 * place)) & 3] ?? 'none';
  const rows = [0, 1, 2].flatMap((row) => [cellAt(2 * row), cellAt(2 * row + 1), cellAt(2 * row)]);
  // The middle is always drawn, so that no picture is empty.
  rows[4] = 'leaf';
  return { cells: rows };
}
