import type { JSX, ReactNode } from 'react';

interface SkipLinkProps {
  /** Id of the element that gets the focus. */
  readonly target: string;
  readonly children: ReactNode;
}

/** A link that is visible while it has the focus. It moves the focus past what is between it and its target. */
export function SkipLink({ target, children }: SkipLinkProps): JSX.Element {
  // With a base address, a link to a bare fragment would leave the page. So the address stays and only the focus moves.
  return (
    <a
      className="skip"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
