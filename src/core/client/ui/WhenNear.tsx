import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  readonly className?: string;
  /** Somebody asked for something that stands in it. */
  readonly wanted?: boolean;
  /** Made when the place comes into view, for the first time and for good. */
  readonly children: () => ReactNode;
}

/** Keeps a place for content that is fetched only when a person scrolls to it, or prints the page. */
export function WhenNear({ className, wanted = false, children }: WhenNearProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const come = (): void => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come());
    observer.observe(place.current);
    addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', come);
    };
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {(isNear || wanted) && children()}
    </div>
  );
}
