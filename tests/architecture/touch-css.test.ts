import postcss from 'postcss';
import { limitHover } from '../../scripts/webpack/hover-css.ts';
import { clientBuild } from '../../webpack.config.ts';
import { filesBelow, read } from './support/project.ts';

function limited(css: string): string {
  return postcss([limitHover()]).process(css, { from: undefined }).css.replace(/\n\s*/g, '');
}

describe('the step of the build for touch screens', () => {
  it('limits hover styles to devices that can hover', () => {
    expect(limited('a{color:red}a:hover b{color:blue}')).toBe('a{color:red}@media (hover: hover){a:hover b{color:blue}}');
    expect(limited('@media print{a:hover{color:blue}}')).toBe('@media print{@media (hover: hover){a:hover{color:blue}}}');
  });

  it('keeps the other selectors of a rule', () => {
    expect(limited('a:hover,a:focus{color:red}')).toBe('a:focus{color:red}@media (hover: hover){a:hover{color:red}}');
    expect(limited('a:is(:hover, :focus) b{color:red}')).toBe(
      'a:is(:focus) b{color:red}@media (hover: hover){a:is(:hover, :focus) b{color:red}}',
    );
  });

  it('keeps rules that are limited already, or that apply without hovering', () => {
    for (const css of ['@media (hover: hover){a:hover{color:red}}', 'a:not(:hover){color:red}', '.a\\:hover-b{color:red}']) {
      expect(limited(css)).toBe(css);
    }
  });

  it('runs on all style sheets', () => {
    const plugins = JSON.stringify(clientBuild('production').module?.rules, (_, value: unknown) => value);
    expect(plugins).toContain('"postcssPlugin":"limit-hover"');
  });

  it('leaves no hover style for touch screens in the style sheets of the project', () => {
    const sheets = filesBelow('src').filter((path) => path.endsWith('.css'));
    const sticking = sheets.flatMap((path) => {
      const rules: string[] = [];
      postcss.parse(limited(read(path))).walkRules(/:hover/, ({ parent, selector }) => {
        if (parent?.type !== 'atrule' || !('params' in parent) || parent.params !== '(hover: hover)') rules.push(`${path}: ${selector}`);
      });
      return rules;
    });
    expect(sheets.length).toBeGreaterThan(20);
    expect(sticking).toEqual([]);
  });
});

test('a look of our own for pressed elements replaces the tap flash of the browser', () => {
  const base = postcss.parse(read('src/core/client/theme/base.css'));
  const flashes: string[] = [];
  base.walkDecls('-webkit-tap-highlight-color', ({ value }) => void flashes.push(value));
  const pressed: string[] = [];
  base.walkRules(/:active/, ({ selector }) => void pressed.push(selector));
  expect(flashes).toEqual(['transparent']);
  expect(pressed.join()).toMatch(/\ba\b.*\bbutton\b/);
});
