import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const NAME = 'CspHashes';

/**
 * Emits `csp.json` with the hashes of the inline script and the inline style of index.html, `{ script, style }`. The server puts them into
 * its content security policy. The hashes are computed last, after the minifiers.
 */
export class CspHashes {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const html = assets['index.html']?.source().toString() ?? '';
        const hashes = { script: hashesOf(html, SCRIPT), style: hashesOf(html, STYLE) };
        compilation.emitAsset('csp.json', new compiler.webpack.sources.RawSource(JSON.stringify(hashes)));
      });
    });
  }
}

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
