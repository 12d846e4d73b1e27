// `npm run test:unit [-- JEST ARGUMENTS]`: the tests that stand beside their source, and those of the architecture.
import { installed } from './checks/command.ts';
import { handOver } from './setup/hand-over.ts';

await handOver([installed('jest/bin/jest.js'), ...process.argv.slice(2)]);
