import type { Configuration } from 'webpack';

/**
 * How the worker for push messages is built: one file without a hash in its name, since browsers know a worker by its address.
 * The server puts the provider's settings before it.
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
    // Two compilers of one run would otherwise share one set of options.
    instance: 'push-worker',
    configFile: `${root}/tsconfig.worker.json`,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  };
}
