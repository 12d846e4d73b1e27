import { AtRule, type Container, type Plugin, type Root, type Rule } from 'postcss';
import { makeLogical } from './logical-css.ts';

/**
 * Blocks of Blueprint's style sheet that no component here uses. With them, it would be larger than all other CSS of the first view. The
 * list names what is removed, because a forgotten block then only costs bytes and does not break the design. To use another Blueprint
 * component, remove its block from this list. A test compares the list with the code.
 */
const DROPPED_BLOCKS: readonly string[] = `
  alert blockquote breadcrumb breadcrumbs button-group callout card card-list checkbox code code-block collapse compound-tag
  context-menu control control-card control-group control-indicator dialog dialog-container dialog-step divider drawer
  editable-text elevation entity-title file-input file-upload-input flex-expander form-group form-helper-text heading hotkey
  html-select html-table input input-action input-ghost input-group input-left-container key key-combo label link list
  list-unstyled menu menu-divider menu-header menu-item multistep-dialog navbar non-ideal-state numeric-input overlay
  overlay-backdrop panel-stack panel-stack2 popover portal progress-bar progress-meter radio range-slider resizable-input
  running-text section section-card segmented-control select skeleton slider submenu switch switch-control-card tab
  tab-indicator tabs tag tag-input tag-remove text-area toast tooltip tree tree-node
`
  .trim()
  .split(/\s+/);

const CLASS = /\.bp6-([a-z0-9-]+)/g;

/**
 * Removes the dropped blocks from Blueprint's style sheet, and the rules that only they needed. Makes the rest follow the text direction.
 * Puts it into the cascade layer `blueprint`, so that every rule of ours wins, whatever Blueprint's specificity and the load order. Other
 * style sheets stay unchanged.
 */
export function reduceBlueprint(): Plugin {
  return {
    postcssPlugin: 'reduce-blueprint',
    Once(root) {
      if (!/[\\/]@blueprintjs[\\/]/.test(root.source?.input.file ?? '')) return;
      root.walkRules(keepUsedSelectors);
      removeEmpty(root);
      removeUnusedKeyframes(root);
      while (removeUnusedVariables(root)) removeEmpty(root);
      makeLogical(root);
      putIntoLayer(root);
    },
  };
}

function keepUsedSelectors(rule: Rule): void {
  if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
  const kept = rule.selectors.filter(isUsed);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

function isUsed(selector: string): boolean {
  // The icon font and Blueprint's second dark mode are not used here.
  if (/\.bp6-icon-[a-z0-9-]+::?before/.test(selector) || selector.includes('data-bp-color-scheme')) return false;
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return ![...positive.matchAll(CLASS)].some(([, name]) => name !== undefined && isDropped(name));
}

/** Whether a class (without `bp6-`) is a dropped block or a part of one. */
export function isDropped(name: string): boolean {
  return DROPPED_BLOCKS.some((block) => name === block || name.startsWith(`${block}-`));
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && isEmpty(node)) node.remove();
  });
}

function isEmpty(node: Container): boolean {
  return node.nodes?.every((child) => child.type === 'comment') ?? false;
}

function putIntoLayer(root: Root): void {
  root.walkAtRules('charset', (rule) => void rule.remove());
  const layer = new AtRule({ name: 'layer', params: 'blueprint', nodes: root.nodes.slice() });
  root.removeAll();
  root.append(layer);
}

function removeUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  const used = animations.join(' ');
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.includes(rule.params)) rule.remove();
  });
}

// Variables refer to each other, so this repeats until no variable is removed.
function removeUnusedVariables(root: Root): boolean {
  const used = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let removed = false;
  root.walkDecls(/^--bp-/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  return removed;
}
