import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';

const NAME = 'MinifyCss';

/** Minifies the style sheets. */
export class MinifyCss {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (file.endsWith('.css'))
            compilation.updateAsset(file, new compiler.webpack.sources.RawSource(minifyCss(file, asset.source().toString())));
        }
      });
    });
  }
}

/** A minified style sheet. */
export function minifyCss(filename: string, css: string): string {
  return new TextDecoder().decode(transform({ filename, code: new TextEncoder().encode(css), minify: true }).code);
}
