// `npm run test:e2e [-- PLAYWRIGHT ARGUMENTS]`: builds the client when its sources changed, then tests it in a real browser.
import { installed } from './checks/command.ts';
import { buildClient } from './setup/build-client.ts';
import { provideChromium } from './setup/chromium.ts';
import { handOver } from './setup/hand-over.ts';

await buildClient();
provideChromium();
await handOver([installed('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)]);
