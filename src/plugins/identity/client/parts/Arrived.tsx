import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import * as styles from '../identity.module.css';

interface ArrivedProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next page, and the label of the button that leads there. */
  readonly next: string;
  readonly go: string;
}

/** A success message. It takes the focus if the pressed element is gone, so screen readers read the message. */
export function Arrived({ title, children, next, go }: ArrivedProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.identityArrived} ref={place} tabIndex={-1}>
      <Note tone="leaf" title={title} role="status">
        {children}
      </Note>
      <ButtonLink variant="grow" size="l" wide to={next}>
        {go}
      </ButtonLink>
    </div>
  );
}
