// `npm run test:unit [-- JEST ARGUMENTS]`: the tests beside their sources, and the architecture tests.
import { installed } from './checks/command.ts';
import { handOver } from './setup/hand-over.ts';

await handOver([installed('jest/bin/jest.js'), ...process.argv.slice(2)]);
