import { globSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Compilation, Compiler } from 'webpack';
import { chunksOf, type ManifestChunks } from './manifest-chunks.ts';
import { audiencesIn, homeChunk, WORK_CHUNK } from './name-contributions.ts';
import { shellFile, shellRoutes } from './page-shells.ts';

const NAME = 'PageRoutes';

/** Where plugins declare the addresses of their pages. */
export const ROUTE_FILES = 'src/plugins/*/contract/routes.ts';

/** Where plugins declare their pages. */
export const MANIFESTS = 'src/{plugins/*/client,core/client/app}/*.client-plugin.ts';

/** Where plugins declare their contributions. */
const CONTRIBUTIONS = 'src/plugins/*/client/{*contributes,*.client-plugin}.ts';

// What every page of a signed-in user needs, in the order in which it runs.
const EVERY_PAGE = ['identity', 'calls'];

/** A page as the server gets it. */
export interface BuiltPage {
  /** `<plugin>.<page>`. */
  readonly id: string;
  /** The path with parameters as `:name`. */
  readonly path: string;
  /** The layout around the page; absent for an address of no page of the client. */
  readonly layout?: string;
  /** The file that starts the page with its first texts; absent for index.html. */
  readonly shell?: string;
  /** The roles that may open the page; absent for all. */
  readonly roles?: readonly string[];
  /** The addresses of the files that a signed-in user needs to see the page, in the order in which they run. */
  readonly files: readonly string[];
  /** The further files, by language: the texts. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

interface Ref {
  readonly id: string;
  readonly path: string;
}

/**
 * Emits `pages.json`: ids and path patterns of all pages with the files that each needs. The server uses it to detect addresses that
 * belong to no page, and to tell browsers of signed-in users which files to load with the document. The routes come from the contracts
 * and the chunks from the sources of the manifests, because the client's own list of pages runs only in browsers.
 */
export class PageRoutes {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const files = globSync(ROUTE_FILES, { cwd: this.#root }).map((file) => `${this.#root}/${file}`);
        const refs = refsOf(await Promise.all(files.map(load)));
        const manifests = globSync(MANIFESTS, { cwd: this.#root }).flatMap(
          (file) => chunksOf(readFileSync(`${this.#root}/${file}`, 'utf8')) ?? [],
        );
        const pages = builtPages(refs, manifests, (chunk) => filesOf(compilation, chunk), homes(this.#root));
        const built = withShells(pages, shellRoutes(this.#root));
        compilation.emitAsset('pages.json', new compiler.webpack.sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}

/** The plugins that take part in the dashboard of a role, by the chunk of the dashboard. */
function homes(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(CONTRIBUTIONS, { cwd: root })) {
    const plugin = file.split(/[\\/]/)[2] ?? '';
    for (const role of audiencesIn(readFileSync(`${root}/${file}`, 'utf8'))) {
      found.set(homeChunk(role), [...(found.get(homeChunk(role)) ?? []), plugin]);
    }
  }
  return found;
}

// The timestamp makes Node reload a file that changes during `npm run dev`.
async function load(file: string): Promise<object> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
}

/** The addresses of the files of a chunk with those that it shares; none for a chunk that is part of another. */
function filesOf(compilation: Compilation, chunk: string): readonly string[] {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}`);
}

/** All route refs that the modules export, by how manifests name them: `gardenRoutes.plant`. */
export function refsOf(modules: readonly object[]): ReadonlyMap<string, Ref> {
  const routes = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, refs]) => Object.entries(refs as object).map(([key, ref]) => [`${name}.${key}`, ref as Partial<Ref>] as const));
  return new Map(
    routes.flatMap(([name, { id, path }]) => (typeof id === 'string' && typeof path === 'string' ? [[name, { id, path }]] : [])),
  );
}

/**
 * The pages sorted by pattern.
 *
 * @param files the files of a chunk
 * @param shownIn the plugins whose texts a chunk shows beside those of its own plugin
 */
export function builtPages(
  refs: ReadonlyMap<string, Ref>,
  manifests: readonly ManifestChunks[],
  files: (chunk: string) => readonly string[],
  shownIn: ReadonlyMap<string, readonly string[]> = new Map(),
): BuiltPage[] {
  const filesOfAll = (chunks: readonly string[]): string[] => [...new Set(chunks.flatMap(files))];
  const textsOf = (manifest: ManifestChunks, chunks: readonly string[]): Record<string, readonly string[]> => {
    const others = chunks.flatMap((chunk) => shownIn.get(chunk) ?? []);
    const parts = manifests.filter(({ id }) => [manifest.id, 'core', ...manifest.textsOf, ...others].includes(id));
    const languages = [...new Set(parts.flatMap(({ texts }) => Object.keys(texts)))];
    return Object.fromEntries(languages.map((code) => [code, filesOfAll(parts.flatMap(({ texts }) => texts[code] ?? []))]));
  };
  const declared = new Map(manifests.flatMap((manifest) => manifest.pages.map((page) => [page.route, { manifest, page }] as const)));
  const layouts = new Map(manifests.flatMap(({ layouts }) => Object.entries(layouts)));
  // A route that the manifest names by a variable stands for those of its object that no other page has.
  const ofObject = (name: string) => [...declared].find(([key]) => key.startsWith(`${name.split('.')[0]}[`))?.[1];
  return [...refs]
    .map(([name, { id, path }]): BuiltPage => {
      const found = declared.get(name) ?? ofObject(name);
      if (found === undefined) return { id, path, files: [], texts: {} };
      const { page, manifest } = found;
      const chunks = [...EVERY_PAGE, ...(layouts.get(page.layout) ?? []), ...(page.showsMore ? [WORK_CHUNK] : []), ...page.chunks];
      return {
        id,
        path,
        layout: page.layout,
        ...(page.roles && { roles: page.roles }),
        files: filesOfAll(chunks),
        texts: textsOf(manifest, chunks),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Names the shells of the pages. @throws Error for a shell that belongs to no page */
export function withShells(pages: readonly BuiltPage[], routes: readonly string[]): BuiltPage[] {
  const lost = routes.find((route) => pages.every(({ path }) => path !== `/${route}`));
  if (lost !== undefined) throw new Error(`There is no page at /${lost} for the shell ${lost}.html.`);
  return pages.map((page) => (routes.includes(page.path.slice(1)) ? { ...page, shell: shellFile(page.path.slice(1)) } : page));
}
