import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton/Skeleton.tsx';
import * as styles from './ShownTogether.module.css';

/** After this time, the parts that are there are shown. */
const MOST_MS = 3000;

interface ShownTogetherProps {
  /** False while a part is missing that has no skeleton. */
  readonly isComplete: boolean;
  readonly children: ReactNode;
}

/**
 * Shows parts that load separately at once, when none of them has a skeleton any more: a part that grows would move the others. A part
 * that takes longer than 3 s is not waited for.
 */
export function ShownTogether({ isComplete, children }: ShownTogetherProps): JSX.Element {
  const [isShown, setIsShown] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown || parts.current === null) return undefined;
    const { current } = parts;
    const look = (): void => {
      if (isComplete && current.querySelector('.skeleton') === null) setIsShown(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [isShown, isComplete]);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setIsShown(true), MOST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.parts}>
      {!isShown && (
        <div className={styles.partsPlace}>
          <Skeleton of="cards" />
        </div>
      )}
      <div ref={parts} className={isShown ? undefined : styles.partsHidden} inert={!isShown}>
        {children}
      </div>
    </div>
  );
}
