import { AtRule, type Plugin, type Rule } from 'postcss';

const CONDITION = '(hover: hover)';
const HOVER = /:hover(?![\w-])/;

/**
 * Limits `:hover` to devices that can hover. On a touch screen, the browser applies it to what was tapped last, until the next tap. The
 * other selectors of a rule stay without a condition: `a:is(:hover, :focus)` becomes two rules.
 */
export function limitHover(): Plugin {
  return {
    postcssPlugin: 'limit-hover',
    Once(root) {
      const rules: Rule[] = [];
      root.walkRules(HOVER, (rule) => void rules.push(rule));
      for (const rule of rules) if (!isLimited(rule)) limit(rule);
    },
  };
}

function isLimited({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params.includes(CONDITION);
}

function limit(rule: Rule): void {
  const always = rule.selectors.flatMap((selector) => (isHover(selector) ? withoutHover(selector) : [selector]));
  const hovering = rule.selectors.filter(isHover);
  if (hovering.length === 0) return;
  if (always.length > 0) rule.cloneBefore({ selectors: always });
  rule.selectors = hovering;
  const media = new AtRule({ name: 'media', params: CONDITION });
  rule.replaceWith(media);
  media.append(rule);
}

// `:not(:hover)` also applies where nothing can hover.
function isHover(selector: string): boolean {
  return HOVER.test(selector.replace(/:not\([^()]*\)/g, ''));
}

/** The part of a selector that applies without hovering: the other entries of `:is()`. None if all of it needs hovering. */
function withoutHover(selector: string): readonly string[] {
  const rest = selector.replace(/:(is|where)\(([^()]*)\)/g, (whole, name: string, list: string) => {
    const others = list.split(',').filter((entry) => !isHover(entry));
    return others.length === 0 ? whole : `:${name}(${others.map((entry) => entry.trim()).join(', ')})`;
  });
  return isHover(rest) ? [] : [rest];
}
