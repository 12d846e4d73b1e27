import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { isDropped, reduceBlueprint } from '../../scripts/webpack/blueprint-css.ts';

const SHEET = require.resolve('@blueprintjs/core/lib/css/blueprint.css');

function reduced(css: string, from: string = SHEET): string {
  return postcss([reduceBlueprint()]).process(css, { from }).css;
}

function componentsInUse(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const imports = sources.flatMap((file) => {
    const text = readFileSync(path.join('src', file), 'utf8');
    return [...text.matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap(([, names = '']) => names.split(','));
  });
  return imports.map((name) => name.replace(/\btype\b|\bas\b.*/g, '').trim()).filter((name) => name !== '');
}

const kebab = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();

describe("Blueprint's style sheet", () => {
  it('keeps the block of every component in use', () => {
    expect(componentsInUse()).toContain('Button');
    expect(componentsInUse().filter((name) => isDropped(kebab(name)))).toEqual([]);
  });

  it('loses only the rules of dropped blocks', () => {
    const css = '.bp6-tree-node{color:red}.bp6-button,.bp6-tree{color:blue}.bp6-button:not(.bp6-tag){color:green}p{margin:0}';
    expect(reduced(css)).toBe('@layer blueprint{.bp6-button{color:blue}.bp6-button:not(.bp6-tag){color:green}p{margin:0}}');
  });

  it('loses animations, variables and conditions that only dropped blocks used', () => {
    const css =
      ':root{--bp-a:1px;--bp-b:var(--bp-a);--bp-c:2px}@keyframes gone{to{top:0}}@keyframes kept{to{top:0}}' +
      '@media print{.bp6-tree{animation:gone 1s;margin:var(--bp-b)}}.bp6-button{animation:kept 1s;margin:var(--bp-c)}';
    expect(reduced(css)).toBe(
      '@layer blueprint{:root{--bp-c:2px}@keyframes kept{to{top:0}}.bp6-button{animation:kept 1s;margin:var(--bp-c)}}',
    );
  });

  it('follows the text direction', () => {
    const css =
      '.bp6-button{margin:0 4px calc(1px * (2 + 1)) 2px;padding-left:3px;left:0;border-right-color:red;border-top-left-radius:1px;text-align:left;float:right}';
    expect(reduced(css)).toBe(
      '@layer blueprint{.bp6-button{margin-block:0 calc(1px * (2 + 1));margin-inline:2px 4px;padding-inline-start:3px;inset-inline-start:0;' +
        'border-inline-end-color:red;border-start-start-radius:1px;text-align:start;float:inline-end}}',
    );
  });

  it('has no physical left or right rules', () => {
    const physical: string[] = [];
    postcss.parse(reduced(readFileSync(SHEET, 'utf8'))).walkDecls((declaration) => {
      const { prop, value } = declaration;
      const isSided = /(^|-)(left|right)(-|$)/.test(prop) || (/^(text-align|float|clear)$/.test(prop) && /left|right/.test(value));
      const isShifted = prop.endsWith('transform') && /translate(X|3d)?\(/.test(value);
      if (isSided || isShifted) physical.push(`${prop}: ${value}`);
    });
    expect(physical).toEqual([]);
  });

  it('is much smaller than the original', () => {
    const whole = readFileSync(SHEET, 'utf8');
    expect(reduced(whole).length).toBeLessThan(whole.length / 4);
  });

  it('is the only style sheet that changes', () => {
    const ours = '.bp6-tree{color:red}';
    expect(reduced(ours, '/somewhere/else.css')).toBe(ours);
  });
});
