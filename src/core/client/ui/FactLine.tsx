import { Fragment, type JSX } from 'react';

interface FactLineProps {
  /** Empty facts are left out. */
  readonly facts: readonly (string | null | undefined)[];
}

/** Facts on one line, separated by dots. Each is isolated: text of another direction, or with overrides, does not affect the others. */
export function FactLine({ facts }: FactLineProps): JSX.Element {
  const given = facts.filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      {given.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be equal, for example a company and its town
        <Fragment key={`${index} ${fact}`}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </>
  );
}
