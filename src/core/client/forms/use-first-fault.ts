import { type RefObject, useEffect, useState } from 'react';
import { focusFirstFault } from './first-fault.ts';

/**
 * Returns a function that moves the focus to the first field with an error, once the error is on screen.
 *
 * @param place the element around the fields
 */
export function useFirstFault(place: RefObject<ParentNode | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && place.current !== null) focusFirstFault(place.current);
  }, [refusals, place]);
  return () => setRefusals((count) => count + 1);
}
