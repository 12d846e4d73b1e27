// `node scripts/check-unused.ts PLUGIN`: what nothing uses in the files of one plugin. A step of `npm run check -- PLUGIN`.
import { installed, runNode } from './checks/command.ts';
import { unusedLines } from './checks/unused-lines.ts';

const [plugin = ''] = process.argv.slice(2);
const { output } = await runNode([installed('knip/bin/knip.js'), '--no-progress', '--reporter', 'json']);
const lines = unusedLines(output, `src/plugins/${plugin}/`);
for (const line of lines) console.log(line);
process.exitCode = lines.length === 0 ? 0 : 1;
