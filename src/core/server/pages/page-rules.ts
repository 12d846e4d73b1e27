import { PluginError } from '#core/contract/plugin-error.ts';
import type { PageRule } from './page-rule.ts';

/** The plugin that decides; see `ServerPlugin.partOf`. */
interface PageOwner {
  readonly id: string;
  readonly partOf?: string;
}

/** The page rules of all plugins. */
export class PageRules {
  readonly all: PageRule[] = [];
  readonly #byRoute = new Map<string, string>();

  /** @throws PluginError PAGE_HEAD_FOREIGN for a page of another plugin, PAGE_HEAD_DUPLICATE for a second rule of one page */
  add(rule: PageRule, { id: plugin, partOf }: PageOwner): void {
    const { id, path } = rule.route;
    const [owner = ''] = id.split('.');
    if (owner !== plugin && owner !== partOf) {
      throw new PluginError(
        'PAGE_HEAD_FOREIGN',
        `plugin "${plugin}" decides the head of page "${id}" (${path}), which belongs to plugin "${owner}"`,
      );
    }
    // Two routes with the same path are the same page.
    const first = this.#byRoute.get(id) ?? this.#byRoute.get(shapeOf(path));
    if (first !== undefined) {
      throw new PluginError(
        'PAGE_HEAD_DUPLICATE',
        `plugin "${plugin}" decides the head of page "${id}" (${path}), as it does in "${first}"`,
      );
    }
    this.#byRoute.set(id, id).set(shapeOf(path), id);
    this.all.push(rule);
  }
}

function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':');
}
