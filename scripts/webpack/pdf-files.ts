import { readdirSync, readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

const NAME = 'PdfFiles';

/** Folders of `pdfjs-dist` whose files its worker loads at run time: fonts that documents need not contain, and maps of characters. */
const FOLDERS = ['cmaps', 'standard_fonts'];

/** Copies what the view of PDF documents loads on demand to `assets/pdf-<version>/`. */
export class PdfFiles {
  readonly #package: string;

  /** @param folder the folder of the package `pdfjs-dist` */
  constructor(folder: string) {
    this.#package = folder;
  }

  apply(compiler: Compiler): void {
    const { version } = JSON.parse(readFileSync(`${this.#package}/package.json`, 'utf8')) as { version: string };
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const folder of FOLDERS) {
          for (const file of readdirSync(`${this.#package}/${folder}`)) {
            const content = readFileSync(`${this.#package}/${folder}/${file}`);
            compilation.emitAsset(`assets/pdf-${version}/${folder}/${file}`, new compiler.webpack.sources.RawSource(content));
          }
        }
      });
    });
  }
}
