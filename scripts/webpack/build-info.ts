import type { Compilation, Compiler } from 'webpack';

const NAME = 'BuildInfo';
const PAYLOAD = /^payloads\/(.+)\/[^/]+\.json$/;

/**
 * Emits the files by which open pages detect newer builds: `builds/latest.json`, and a manifest for each build. The manifest names the
 * files of the build and the routes with content made by it.
 */
export class BuildInfo {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const id = buildId(compilation);
        const marker = { id, builtAt: builtAt().toISOString() };
        const put = (file: string, content: object): void =>
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(content)));
        put('builds/latest.json', marker);
        put(`builds/meta/${id}.json`, { ...marker, ...describeFiles(Object.keys(assets)) });
      });
    });
  }
}

/** Now, or the time that a reproducible build gives (https://reproducible-builds.org/specs/source-date-epoch/). */
function builtAt(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
}

/** The file lists of a build's manifest: files that other builds do not have, and routes with a payload. */
export function describeFiles(files: readonly string[]): { prerendered: string[]; files: string[] } {
  const routes = files.map((file) => PAYLOAD.exec(file)?.[1]).filter((route) => route !== undefined);
  return {
    prerendered: [...new Set(routes)].sort().map((route) => `/${route}`),
    files: files.filter((file) => /\.(js|css)$/.test(file) || PAYLOAD.test(file)),
  };
}

/** The id of a build. The same sources give the same id. */
export function buildId(compilation: Compilation): string {
  return (compilation.hash ?? '').slice(0, 16);
}
