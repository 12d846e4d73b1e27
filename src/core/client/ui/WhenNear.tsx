import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  readonly className?: string | undefined;
  /** Shows the content at once, because the user asked for something in it. */
  readonly wanted?: boolean;
  /** Called when the place first comes into view. The content then stays. */
  readonly children: () => ReactNode;
}

/** Renders content, and fetches it, only when the user scrolls to it or prints the page. */
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
