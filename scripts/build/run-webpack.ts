import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';
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

interface BuildPlaces {
  /** Where compiled modules are kept for the next build; by default nowhere. */
  readonly cache?: string | undefined;
  /** By default `dist/client`. */
  readonly output?: string;
}

/**
 * Builds the client into its output folder. The folder keeps the files of earlier builds, because open pages still request them.
 *
 * @throws Error with webpack's own message when the build fails or warns
 */
export async function runWebpack(mode: BuildMode, places: BuildPlaces = {}): Promise<BuildReport> {
  const begun = performance.now();
  const stats = await once(compilerFor(mode, places));
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY }));
  }
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

function compilerFor(mode: BuildMode, { cache, output }: BuildPlaces = {}): MultiCompiler {
  const builds = [{ ...clientBuild(mode), ...(cache !== undefined && cachedIn(cache)) }, pushWorkerBuild(ROOT, mode)];
  if (output === undefined) return webpack(builds);
  return webpack(builds.map((build) => ({ ...build, output: { ...build.output, path: output } })));
}

/** A cache that compares the contents of files: copies of the same file have different times. */
function cachedIn(cacheDirectory: string): Configuration {
  return { cache: { type: 'filesystem', cacheDirectory }, snapshot: { module: { hash: true }, resolve: { hash: true } } };
}

function once(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error ?? new Error('webpack said nothing.')) : resolve(stats)));
    });
  });
}
