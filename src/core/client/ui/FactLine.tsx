import { Fragment, type JSX } from 'react';

interface FactLineProps {
  /** What is empty is left out. */
  readonly facts: readonly (string | null | undefined)[];
}

/** Facts on one line with dots between them. Each stands alone: a name that runs the other way, or overrides its direction, moves no other. */
export function FactLine({ facts }: FactLineProps): JSX.Element {
  const given = facts.filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      {given.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may say the same, a company and its town for instance
        <Fragment key={`${index} ${fact}`}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </>
  );
}
