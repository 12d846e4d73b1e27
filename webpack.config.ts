import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { reduceBlueprint } from './scripts/webpack/blueprint-css.ts';
import { BuildInfo } from './scripts/webpack/build-info.ts';
import { CspHashes } from './scripts/webpack/csp-hashes.ts';
import { indexHtml } from './scripts/webpack/index-html.ts';
import { MinifyCss } from './scripts/webpack/minify-css.ts';
import { PagePayloads } from './scripts/webpack/page-payloads.ts';
import { PageRoutes } from './scripts/webpack/page-routes.ts';
import { PageShells } from './scripts/webpack/page-shells.ts';
import { PublicFiles } from './scripts/webpack/public-files.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** How the client is built; `scripts/build-client.ts` runs it. */
export function clientBuild(mode: 'production' | 'development'): Configuration {
  const isProduction = mode === 'production';
  const hashed = isProduction ? '.[contenthash:8]' : '';
  // Parts are numbered and carry the hash of the whole build: names and hashes of their own would be a list in the first view that grows with every page.
  const part = isProduction ? 'assets/[id].[fullhash:8]' : 'assets/[name]';
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
    },
    // Maps are there for who looks for them; pages do not point at them.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.js', '.mjs'],
      // A library asks for Node's crypto only where the browser's is missing.
      fallback: { crypto: false },
      // Its package names the build for development only, which warns of what nobody reads in production.
      ...(isProduction ? { alias: PRODUCTION_ROUTER } : {}),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [{ loader: 'ts-loader', options: TYPESCRIPT }] },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { importLoaders: 1 } }, POSTCSS] },
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // The shared components' sheets are small and used everywhere: once, in one order, instead of again with each page.
          look: { test: /[\\/]core[\\/]client[\\/]ui[\\/].*\.css$/, name: 'main', chunks: 'all', enforce: true },
          // Most pages write dates and amounts, the first view does not: one part for all instead of a copy in each.
          formats: { test: /[\\/]core[\\/]client[\\/]i18n[\\/](use-)?format\.ts$/, name: 'formats', chunks: 'async', enforce: true },
          // Libraries are large and change seldom: browsers keep them from build to build.
          library: { test: /[\\/]node_modules[\\/].*\.m?js$/, chunks: 'async', minSize: 20_000, filename: `assets/[name]${hashed}.js` },
          vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    // The limits are watched by `npm run bench`, compressed and beside their floor.
    performance: false,
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/[\\/]iconLoader(\.js)?$/, `${ROOT}/scripts/webpack/no-string-icons.ts`),
      new webpack.NormalModuleReplacementPlugin(/[\\/]locales[\\/]index\.js$/, inZod(`${ROOT}/scripts/webpack/no-zod-locales.ts`)),
      new webpack.NormalModuleReplacementPlugin(/[\\/]from-json-schema\.js$/, inZod(`${ROOT}/scripts/webpack/no-zod-reading.ts`)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/(sha1|hmac)$/, (resource: Resource) => {
        if (/[\\/]crypto-js$/.test(resource.context)) resource.request = `${ROOT}/scripts/webpack/no-crypto-hashes.ts`;
      }),
      new MiniCssExtractPlugin({ filename: `assets/[name]${hashed}.css`, chunkFilename: `${part}.css`, ignoreOrder: true }),
      new PublicFiles(`${ROOT}/public`),
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

const POSTCSS = { loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [reduceBlueprint()] } } };

const TYPESCRIPT = {
  // Types are checked by `npm run check`, seven times faster than here.
  transpileOnly: true,
  configFile: `${ROOT}/tsconfig.client.json`,
  // The compiler refuses `.ts` in imports where it writes files, since it would not rewrite them; webpack resolves them as they are.
  compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
};

/** For tools that look for it. */
export default clientBuild('production');
