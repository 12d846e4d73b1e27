import type { Compilation, Compiler } from 'webpack';

const NAME = 'BuildInfo';

/** Emits what running pages watch for newer builds by: `builds/latest.json`, and a manifest for each build. */
export class BuildInfo {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const id = buildId(compilation);
        const manifest = { id, builtAt: new Date().toISOString() };
        const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
        const put = (file: string, content: object): void =>
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(content)));
        put('builds/latest.json', manifest);
        put(`builds/meta/${id}.json`, { ...manifest, files });
      });
    });
  }
}

/** Names a build: the same sources give the same id. */
export function buildId(compilation: Compilation): string {
  return (compilation.hash ?? '').slice(0, 16);
}
