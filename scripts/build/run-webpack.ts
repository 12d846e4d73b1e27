import { fileURLToPath } from 'node:url';
import webpack, { type MultiCompiler, type MultiStats } from 'webpack';
import { clientBuild } from '../../webpack.config.ts';
import { pushWorkerBuild } from '../webpack/push-worker.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

type BuildMode = 'production' | 'development';

/** The result of a build. */
export interface BuildReport {
  readonly seconds: number;
  /** The files that are served unchanged, relative to the output folder: all except the worker, which the server completes. */
  readonly files: readonly string[];
}

/**
 * Builds the client into its output folder. The folder keeps the files of earlier builds, because open pages still request them.
 *
 * @throws Error with webpack's own message when the build fails
 */
export async function runWebpack(mode: BuildMode): Promise<BuildReport> {
  const begun = performance.now();
  const stats = await once(compilerFor(mode));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
  if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
  return { seconds: (performance.now() - begun) / 1000, files: Object.keys(stats.stats[0]?.compilation.assets ?? {}) };
}

/** Builds for development, and again after each change of a source, until the process ends. */
export function watchClient(): void {
  compilerFor('development').watch({ aggregateTimeout: 100 }, (error, stats) => {
    console.log(
      error?.message ?? stats?.toString({ all: false, errors: true, warnings: true, timings: true, colors: process.stdout.isTTY }),
    );
  });
}

function compilerFor(mode: BuildMode): MultiCompiler {
  return webpack([clientBuild(mode), pushWorkerBuild(ROOT, mode)]);
}

function once(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error ?? new Error('webpack said nothing.')) : resolve(stats)));
    });
  });
}
