import { BREAKPOINTS, WORK_WIDTHS } from '#core/contract/constants.ts';
import { filesBelow, read } from './support/project.ts';

// `@media` cannot use a custom property, so each sheet repeats the numbers of the specification.
const ALLOWED: readonly number[] = [...Object.values(BREAKPOINTS), ...Object.values(WORK_WIDTHS)];

const styled = filesBelow('src').filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\./.test(path));

interface Query {
  readonly path: string;
  readonly kind: string;
  readonly px: number;
}

const queries: Query[] = styled.flatMap((path) =>
  [...read(path).matchAll(/\((min|max)-width: *([\d.]+)px\)/g)].map(([, kind = '', px = '']) => ({ path, kind, px: Number(px) })),
);

test('Styles change only at the breakpoints', () => {
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter(({ kind, px }) => !ALLOWED.includes(kind === 'min' ? px : px + 1))).toEqual([]);
});

test('No style queries the width in a form that this test would miss', () => {
  const other = styled.filter((path) =>
    /@media[^{]*\b(width|inline-size)\s*[<>]|@media[^{]*-width: *[\d.]+r?em|device-width:/.test(read(path)),
  );
  expect(other).toEqual([]);
});
