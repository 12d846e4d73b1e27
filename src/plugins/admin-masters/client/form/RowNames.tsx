import { observer } from 'mobx-react-lite';
import { Fragment, type JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useRowSource } from '../row-source.ts';

interface RowNamesProps {
  readonly entity: string;
  readonly codes: readonly string[];
}

/** The names of rows, one in a line. Codes without a name stay codes. */
export const RowNames = observer(function RowNames({ entity, codes }: RowNamesProps): JSX.Element {
  const nameOf = useRowNames(entity, codes);
  return (
    <>
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && <br />}
          <bdi>{nameOf(code)}</bdi>
        </Fragment>
      ))}
    </>
  );
});

/** Returns a function that names the rows with these codes. Call it in an observer. */
function useRowNames(entity: string, codes: readonly string[]): (code: string) => string {
  const source = useRowSource({ entity });
  const { resource } = useResource(
    async (signal) => (codes.length === 0 ? [] : source.named(codes, signal)),
    `${entity} ${codes.join(',')}`,
  );
  const names = new Map(resource.value?.map(({ value, label }) => [value, label]));
  return (code) => names.get(code) ?? code;
}
