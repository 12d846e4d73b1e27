import type { Configuration } from 'webpack';

/**
 * The build of the service worker for push messages: one file without a hash in its name, because browsers identify a worker by its
 * address. The server prepends the provider's settings.
 */
export function pushWorkerBuild(root: string, mode: 'production' | 'development'): Configuration {
  return {
    name: 'push-worker',
    mode,
    context: root,
    target: ['webworker', 'es2022'],
    entry: './src/core/client/push/worker/push-worker.ts',
    output: { path: `${root}/dist/client`, filename: 'firebase-messaging-sw.js' },
    devtool: false,
    module: { rules: [{ test: /\.ts$/, exclude: /node_modules/, use: [{ loader: 'ts-loader', options: typescript(root) }] }] },
    performance: false,
  };
}

function typescript(root: string): object {
  return {
    transpileOnly: true,
    // Without separate names, two compilers in one run would share their options.
    instance: 'push-worker',
    configFile: `${root}/tsconfig.worker.json`,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  };
}
