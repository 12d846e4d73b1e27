import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { clientBuild } from '../../webpack.config.ts';

/** The script of the floor page, built by the loaders of the client, with the libraries as they come. */
export function floorPageScript(): Promise<Buffer> {
  return bundled('./scripts/bench/floor/floor-entry.tsx');
}

/** The script of the plainest long list; it draws into the element `root`. */
export async function floorListScript(): Promise<string> {
  return (await bundled('./scripts/bench/floor/list-floor-entry.tsx')).toString('utf8');
}

async function bundled(entry: string): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-floor-'));
  try {
    const { module, resolve, mode, target, context } = clientBuild('production');
    const floor = {
      ...{ module, resolve, mode, target, context },
      entry: { floor: entry },
      output: { path: folder, filename: 'floor.js' },
    };
    await build(floor as webpack.Configuration);
    return readFileSync(path.join(folder, 'floor.js'));
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
