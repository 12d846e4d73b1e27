import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { SheetOrder } from '../../scripts/webpack/sheet-order.ts';

const FILES = {
  'entry.js': "import('./plants.js'); import('./tools.js');",
  'plants.js': "import './leaf.css'; import './row.css';",
  'tools.js': "import './row.css'; import './leaf.css';",
  'leaf.css': '.leaf { color: green }',
  'row.css': '.row { color: grey }',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-sheets-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The warnings of a build that puts the sheets of both pages into one file. */
async function warningsWith(...plugins: readonly WebpackPluginInstance[]): Promise<readonly string[]> {
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    resolveLoader: { modules: [join(process.cwd(), 'node_modules')] },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    optimization: { splitChunks: { cacheGroups: { sheets: { type: 'css/mini-extract', name: 'sheets', chunks: 'all', enforce: true } } } },
    plugins: [new MiniCssExtractPlugin(), ...plugins],
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation.warnings.map(({ message }) => message) ?? [])));
  return promise;
}

test('two pages that import the same sheets in different orders get one order', async () => {
  expect(await warningsWith()).toEqual([expect.stringContaining('Conflicting order')]);
  expect(await warningsWith(new SheetOrder())).toEqual([]);
});
