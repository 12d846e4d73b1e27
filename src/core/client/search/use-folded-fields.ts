import { useMemo, useState } from 'react';

/** Whether the fields of a search stay unfolded, for a `SearchFold`. */
export interface FoldedFields {
  /** What the user does with them: types, or pressed the line to change the search. `undefined` after a search. */
  readonly use: 'typing' | 'pressed' | undefined;
  readonly press: () => void;
  readonly type: () => void;
  /** Call it with each search that the user finished: a sent form does it itself, a chosen suggestion does not. */
  readonly close: () => void;
}

/** Fields that fold after a search. They are folded when the page of a search opens. */
export function useFoldedFields(): FoldedFields {
  const [use, setUse] = useState<FoldedFields['use']>();
  const acts = useMemo(
    () => ({
      press: () => setUse('pressed'),
      type: () => setUse((now) => now ?? 'typing'),
      close: () => setUse(undefined),
    }),
    [],
  );
  return useMemo(() => ({ use, ...acts }), [use, acts]);
}
