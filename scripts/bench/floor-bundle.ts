import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import { clientBuild } from '../../webpack.config.ts';

/** What the scripts of the floor page weigh, in bytes of brotli: built by the loaders of the client, with the libraries as they come. */
export async function floorScriptBytes(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-floor-'));
  try {
    const { module, resolve, mode, target, context } = clientBuild('production');
    const floor = {
      ...{ module, resolve, mode, target, context },
      entry: { floor: './scripts/bench/floor/floor-entry.tsx' },
      output: { path: folder, filename: 'floor.js' },
    };
    await build(floor as webpack.Configuration);
    const script = readFileSync(path.join(folder, 'floor.js'));
    return brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(configuration: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
