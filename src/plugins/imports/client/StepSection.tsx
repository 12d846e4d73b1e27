import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import { useDesk } from './desk.ts';
import * as styles from './spreadsheets.module.css';

interface StepSectionProps {
  readonly title: string;
  /** Another value moves the focus to the heading, because the content is replaced. */
  readonly phase?: string;
  readonly children: ReactNode;
}

/** One step with its heading, which receives the focus when the step comes on screen. */
export function StepSection({ title, phase = '', children }: StepSectionProps): JSX.Element {
  const { steps, isShown } = useDesk();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase begins at the heading
  useEffect(() => {
    const area = steps.current;
    if (area === null) return;
    // The heading of the page has the focus when the page opens.
    if (!isShown.current) isShown.current = true;
    else if (isFocusFree(area)) heading.current?.focus();
  }, [steps, isShown, phase]);
  return (
    <section className={styles.importsStep} data-step aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Whether the user is not at another part of the page. */
function isFocusFree(area: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || area.contains(activeElement);
}
