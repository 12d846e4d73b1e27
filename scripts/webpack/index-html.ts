import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation } from 'webpack';
import { NO_SCRIPT_HTML, SHELL_HTML } from '../../src/core/client/app/shell/shell.ts';
import { LANGUAGES } from '../../src/core/client/i18n/language.ts';
import { directionOf } from '../../src/core/contract/writing-direction.ts';
import { buildId } from './build-info.ts';
import { minifyCss } from './minify-css.ts';
import { shellStyles } from './page-shells.ts';

const CRITICAL = ['src/core/client/theme/tokens.css', 'src/core/client/app/shell/critical.css'];

/** Builds index.html from its template: the shell, the inlined parts for the first paint, and the files of the build. */
export function indexHtml(root: string): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    template: `${root}/public/index.html`,
    inject: false,
    templateParameters: (compilation: Compilation, assets: { readonly js: string[]; readonly css: string[] }) => ({
      build: buildId(compilation),
      scripts: assets.js,
      sheets: assets.css,
      critical: [...CRITICAL, ...shellStyles(root)].map((file) => minifyCss(file, watched(compilation, `${root}/${file}`))).join(''),
      // Inline, because browsers request the icon of a page while the application starts.
      icon: dataAddress(watched(compilation, `${root}/public/favicon.svg`)),
      shell: SHELL_HTML,
      noScript: NO_SCRIPT_HTML,
      directions: JSON.stringify(Object.fromEntries(LANGUAGES.map(({ code }) => [code, directionOf(code)]))),
    }),
  });
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}

// A change of an inlined file rebuilds index.html.
function watched(compilation: Compilation, path: string): string {
  compilation.fileDependencies.add(path);
  return readFileSync(path, 'utf8');
}
