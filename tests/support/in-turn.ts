/**
 * The part of a list that is tested in this turn, with as many items as the share. The environment variable CHECK_TURN is the number of the
 * turn. Consecutive turns have consecutive parts, so every item comes within `list.length / share` turns, rounded up. Without the variable,
 * every item is tested.
 */
export function inTurn<Item>(list: readonly Item[], share: number, turn = process.env.CHECK_TURN): readonly Item[] {
  if (turn === undefined || turn === '' || share >= list.length) return list;
  if (!/^\d+$/.test(turn)) throw new Error(`CHECK_TURN is "${turn}", and must be an integer from 0 on.`);
  const start = (Number(turn) * share) % list.length;
  return [...list, ...list].slice(start, start + share);
}
