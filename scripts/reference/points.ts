import type { Module } from './modules.ts';

/** An extension point with its users. Each is the id of a plugin, or `core`. */
export interface PointUsers {
  /** The name of its constant. */
  readonly name: string;
  /** The module that declares it. */
  readonly path: string;
  readonly declaredBy: string;
  readonly contributors: readonly string[];
}

const DECLARED = /^export const (\w+) = extensionPoint</gm;

/** The extension points that these modules declare, by name. Tests contribute to none. */
export function pointsIn(modules: readonly Module[]): readonly PointUsers[] {
  const product = modules.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$|\/testing\//.test(path));
  return product
    .flatMap(({ path, text }) =>
      [...text.matchAll(DECLARED)].map(([, name = '']) => {
        const adds = new RegExp(`^(?! *\\*).*\\b${name}\\.add\\(`, 'm');
        const contributors = new Set(product.filter((module) => module.path !== path && adds.test(module.text)).map(ownerOf));
        return { name, path, declaredBy: ownerOf({ path }), contributors: [...contributors].sort() };
      }),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The extension points, each with the plugin that declares it and those that contribute. */
export function pointTable(modules: readonly Module[]): string {
  const rows = pointsIn(modules).map(({ name, path, declaredBy, contributors }) => {
    const users = contributors.map((user) => `\`${user}\``).join(', ');
    return `| [\`${name}\`](../${path}) | \`${declaredBy}\` | ${users} |`;
  });
  return ['| Point | Declared by | Contributions of |', '| --- | --- | --- |', ...rows].join('\n');
}

function ownerOf({ path }: Pick<Module, 'path'>): string {
  return /^src\/plugins\/([^/]+)\//.exec(path)?.[1] ?? 'core';
}
