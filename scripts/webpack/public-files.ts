import { readdirSync, readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

const NAME = 'PublicFiles';

/** Copies the files of a folder into the build unchanged, except the template of index.html. */
export class PublicFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of readdirSync(this.#folder)) {
          if (file === 'index.html') continue;
          const path = `${this.#folder}/${file}`;
          compilation.fileDependencies.add(path);
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}
