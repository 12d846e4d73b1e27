import { readFileSync } from 'node:fs';
import { SHARED_PROGRAMS } from './postgres-binaries.ts';

test.each([
  ['deploy/trellis.service', /^Environment=DATA_DIR=(.+)$/m],
  ['deploy/Containerfile', /^VOLUME (.+)$/m],
  ['docs/operating.md', /--home-dir (\S+)/],
])('the programs that root shares are outside the data folder of %s', (file, pattern) => {
  const [, dataDir = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  expect(dataDir).toMatch(/^\/var\/lib\//);
  expect(`${SHARED_PROGRAMS}/`.startsWith(`${dataDir}/`)).toBe(false);
});
