import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { reduceBlueprint } from './scripts/webpack/blueprint-css.ts';
import { BuildInfo } from './scripts/webpack/build-info.ts';
import { nameInCode, readableName, shortNames } from './scripts/webpack/class-names.ts';
import { CspHashes } from './scripts/webpack/csp-hashes.ts';
import { FolderFreeIds, FolderFreeUrls, folderFreeHash } from './scripts/webpack/folder-free.ts';
import { limitHover } from './scripts/webpack/hover-css.ts';
import { indexHtml } from './scripts/webpack/index-html.ts';
import { MinifyCss } from './scripts/webpack/minify-css.ts';
import { WORK_CHUNK } from './scripts/webpack/name-contributions.ts';
import { PagePayloads } from './scripts/webpack/page-payloads.ts';
import { PageRoutes } from './scripts/webpack/page-routes.ts';
import { PageShells } from './scripts/webpack/page-shells.ts';
import { PdfFiles } from './scripts/webpack/pdf-files.ts';
import { PublicFiles } from './scripts/webpack/public-files.ts';
import { SheetOrder } from './scripts/webpack/sheet-order.ts';
import { isBehindFrame } from './scripts/webpack/work-chunks.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** How the client is built; `scripts/build-client.ts` runs it. */
export function clientBuild(mode: 'production' | 'development'): Configuration {
  const isProduction = mode === 'production';
  const hashed = isProduction ? '.[contenthash:8]' : '';
  // Chunks have numbers and the hash of the whole build. Names and hashes of their own would add a list to the first view that grows with every page.
  const part = isProduction ? 'assets/[id].[fullhash:8]' : 'assets/[name]';
  const early = { enforce: true, priority: 1, filename: `assets/[name]${hashed}.js` };
  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { main: './src/core/client/app/main.ts' },
    output: {
      path: `${ROOT}/dist/client`,
      publicPath: '/',
      filename: `assets/[name]${hashed}.js`,
      chunkFilename: `${part}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: folderFreeHash(ROOT),
    },
    // Pages do not point at the source maps. Developers load them by hand.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.js', '.mjs'],
      // crypto-js requests Node's crypto only if the browser has none.
      fallback: { crypto: false },
      // Its package.json names only the development build, which contains warnings.
      ...(isProduction ? { alias: PRODUCTION_ROUTER } : {}),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [{ loader: 'ts-loader', options: TYPESCRIPT }] },
        { test: /\.client-plugin\.ts$/, enforce: 'pre', use: [`${ROOT}/scripts/webpack/split-manifest.ts`] },
        { test: /[\\/]i18n[\\/]nav-words\.ts$/, enforce: 'pre', use: [`${ROOT}/scripts/webpack/nav-words.ts`] },
        { test: /[\\/]client[\\/].*contributes\.ts$/, enforce: 'pre', use: [`${ROOT}/scripts/webpack/name-contributions.ts`] },
        { test: /[\\/]contract[\\/](?:[\w-]+-)?endpoints\.ts$/, enforce: 'pre', use: [`${ROOT}/scripts/webpack/no-summaries.ts`] },
        {
          test: /\.css$/,
          use: [
            `${ROOT}/scripts/webpack/constant-names.ts`,
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: sheets(isProduction) },
            POSTCSS,
          ],
        },
      ],
    },
    optimization: {
      // Results of the same size as Terser's, for less than half of the processor time of a build.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      splitChunks: {
        // The frame of work pages is one file.
        chunks: ({ name }) => name !== 'main' && name !== WORK_CHUNK,
        // Browsers send six requests at a time over HTTP/1.1, and the calls of a page begin in parallel with its code.
        maxAsyncRequests: 4,
        cacheGroups: {
          // The style sheets of shared components are small and used everywhere. One file keeps one order and avoids copies per page.
          // Rich text is on few pages, and its editor is a chunk of its own.
          look: { test: /[\\/]core[\\/]client[\\/]ui[\\/](?!rich-text[\\/]).*\.css$/, name: 'main', chunks: 'all', enforce: true },
          // What many work pages use is part of their frame.
          work: {
            test: /[\\/](?:core[\\/]client|core[\\/]contract)[\\/]/,
            name: WORK_CHUNK,
            chunks: isBehindFrame,
            minChunks: 8,
            enforce: true,
          },
          // Most pages format dates and amounts, but not the first view. One chunk avoids a copy in each page.
          formats: {
            test: /[\\/]core[\\/]client[\\/]i18n[\\/](use-)?format\.ts$/,
            name: 'formats',
            chunks: ({ name }) => name !== 'main' && name !== WORK_CHUNK,
            enforce: true,
          },
          // Every start with a token loads these two at once. Each is one file, because browsers send six requests at a time over HTTP/1.1.
          identity: { chunks: ({ name }) => name === 'identity', name: 'sdk', ...early },
          calls: { chunks: ({ name }) => name === 'calls', name: 'http', ...early },
          // Libraries are large and rarely change, so browsers can cache them across builds.
          library: { test: /[\\/]node_modules[\\/].*\.m?js$/, minSize: 20_000, filename: `assets/[name]${hashed}.js` },
          vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    // `npm run bench` checks the compressed sizes against its floor.
    performance: false,
    plugins: [
      new FolderFreeIds(ROOT),
      new FolderFreeUrls(/[\\/]pdfjs-dist[\\/]/),
      new webpack.NormalModuleReplacementPlugin(/[\\/]iconLoader(\.js)?$/, `${ROOT}/scripts/webpack/no-string-icons.ts`),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/icon\/icon$/, `${ROOT}/scripts/webpack/no-icon.ts`),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/spinner\/spinner$/, `${ROOT}/scripts/webpack/no-spinner.ts`),
      new webpack.NormalModuleReplacementPlugin(/[\\/]locales[\\/]index\.js$/, inZod(`${ROOT}/scripts/webpack/no-zod-locales.ts`)),
      new webpack.NormalModuleReplacementPlugin(/[\\/]from-json-schema\.js$/, inZod(`${ROOT}/scripts/webpack/no-zod-reading.ts`)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/(sha1|hmac)$/, (resource: Resource) => {
        if (/[\\/]crypto-js$/.test(resource.context)) resource.request = `${ROOT}/scripts/webpack/no-crypto-hashes.ts`;
      }),
      new SheetOrder(),
      new MiniCssExtractPlugin({ filename: `assets/[name]${hashed}.css`, chunkFilename: `${part}.css` }),
      new PublicFiles(`${ROOT}/public`),
      new PdfFiles(`${ROOT}/node_modules/pdfjs-dist`),
      indexHtml(ROOT),
      new PagePayloads(ROOT),
      new PageRoutes(ROOT),
      new PageShells(ROOT),
      new BuildInfo(),
      new CspHashes(),
      ...(isProduction ? [new MinifyCss()] : []),
    ],
  };
}

const PRODUCTION_ROUTER = {
  'react-router$': `${ROOT}/node_modules/react-router/dist/production/index.mjs`,
  'react-router/dom$': `${ROOT}/node_modules/react-router/dist/production/dom-export.mjs`,
};

interface Resource {
  readonly context: string;
  request: string;
}

function inZod(replacement: string): (resource: Resource) => void {
  return (resource) => {
    if (/[\\/]zod[\\/]/.test(resource.context)) resource.request = replacement;
  };
}

/** The names of a module sheet (`*.module.css`) belong to the components that import them. Names of other sheets are global. */
function sheets(isProduction: boolean): object {
  return {
    importLoaders: 1,
    modules: {
      auto: /\.module\.css$/,
      // Each selector has a class of its own sheet.
      mode: 'pure',
      namedExport: true,
      exportLocalsConvention: nameInCode,
      getLocalIdent: isProduction ? shortNames(ROOT) : readableName,
    },
  };
}

const POSTCSS = { loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [reduceBlueprint(), limitHover()] } } };

const TYPESCRIPT = {
  // Types are checked by `npm run check`, seven times faster than here.
  transpileOnly: true,
  configFile: `${ROOT}/tsconfig.client.json`,
  // The compiler rejects `.ts` in imports when it writes files. webpack resolves these imports.
  compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
};

/** The default export is what webpack's own command line reads. */
export default clientBuild('production');
