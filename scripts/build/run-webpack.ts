import webpack, { type Configuration, type Stats } from 'webpack';
import { clientBuild } from '../../webpack.config.ts';

/** What a build made. */
export interface BuildReport {
  readonly seconds: number;
  /** All files, relative to the output folder. */
  readonly files: readonly string[];
}

/**
 * Builds the client for production into its output folder, which keeps the files of earlier builds: pages that are open still ask
 * for them.
 *
 * @throws Error with webpack's own words when something does not build
 */
export async function runWebpack(): Promise<BuildReport> {
  const stats = await once(clientBuild('production'));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
  if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
  return { seconds: (stats.endTime - stats.startTime) / 1000, files: Object.keys(stats.compilation.assets) };
}

/** Builds for development, and again whenever a source changes, until the process ends. */
export function watchClient(): void {
  webpack(clientBuild('development')).watch({ aggregateTimeout: 100 }, (error, stats) => {
    console.log(
      error?.message ?? stats?.toString({ all: false, errors: true, warnings: true, timings: true, colors: process.stdout.isTTY }),
    );
  });
}

function once(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error ?? new Error('webpack said nothing.')) : resolve(stats)));
    });
  });
}
