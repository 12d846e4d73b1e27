import type { Declaration, Root } from 'postcss';

/**
 * Converts the declarations of a left-to-right style sheet to logical ones, which follow the text direction. A declaration without a
 * logical form stays; a test finds those.
 */
export function makeLogical(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.prop = PROPERTIES[declaration.prop] ?? declaration.prop;
    if (declaration.prop === 'text-align' || declaration.prop === 'float') declaration.value = logicalValue(declaration);
    else splitSides(declaration);
  });
}

const PROPERTIES: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((box) => [
      [`${box}-left`, `${box}-inline-start`],
      [`${box}-right`, `${box}-inline-end`],
    ]),
  ),
  ...Object.fromEntries(
    ['', '-width', '-style', '-color'].flatMap((part) => [
      [`border-left${part}`, `border-inline-start${part}`],
      [`border-right${part}`, `border-inline-end${part}`],
    ]),
  ),
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

function logicalValue({ prop, value }: Declaration): string {
  const line = prop === 'float' ? 'inline-' : '';
  return value === 'left' ? `${line}start` : value === 'right' ? `${line}end` : value;
}

// `margin: 1px 2px 3px 4px` lists its sides as top, right, bottom, left.
function splitSides(declaration: Declaration): void {
  const { prop, value } = declaration;
  if (prop !== 'margin' && prop !== 'padding') return;
  const [top, right, bottom, left, ...more] = value.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()]+)+/g) ?? [];
  if (left === undefined || more.length > 0 || left === right) return;
  declaration.cloneBefore({ prop: `${prop}-block`, value: `${top} ${bottom}` });
  declaration.prop = `${prop}-inline`;
  declaration.value = `${left} ${right}`;
}
