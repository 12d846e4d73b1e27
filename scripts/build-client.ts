import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { forgetOldBuilds } from './build/forget-old-builds.ts';
import { hashInputs } from './build/hash-inputs.ts';
import { precompress } from './build/precompress.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = `${ROOT}dist/client`;
// A hash of the inputs of the current output.
const STAMP = `${OUTPUT}/.inputs`;

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    // A folder in which a quick build keeps its modules for the next one.
    cache: { type: 'string' },
  },
});

if (values.watch) {
  // Files left from a production build, especially the compressed copies, would hide the new files.
  await rm(OUTPUT, { recursive: true, force: true });
  const { watchClient } = await import('./build/run-webpack.ts');
  watchClient();
} else if (values.quick) {
  // Tests that the client builds, without minification and compression. The next production build must not take this output for its own.
  await rm(STAMP, { force: true });
  const { runWebpack } = await import('./build/run-webpack.ts');
  await runWebpack('development', { cache: values.cache });
} else {
  await buildClient();
}

async function buildClient(): Promise<void> {
  const inputs = await hashInputs(ROOT);
  if (existsSync(`${OUTPUT}/index.html`) && readStamp() === inputs) {
    console.log('The client is built already.');
    return;
  }
  // Loaded only now, so a start without anything to build does not wait for webpack.
  const { runWebpack } = await import('./build/run-webpack.ts');
  const { seconds, files } = await runWebpack('production');
  await precompress(OUTPUT, files);
  await forgetOldBuilds(OUTPUT);
  await writeFile(STAMP, inputs);
  console.log(`The client is built: ${files.length} files in ${seconds.toFixed(1)} s.`);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
