// `npm run test:screens [-- PLAYWRIGHT ARGUMENTS]`: tests every screen in every width, theme and language, and arranges the pictures on a
// contact sheet for each width and theme.
import { rm } from 'node:fs/promises';
import { installed, projectRoot } from './checks/command.ts';
import { writeContactSheets } from './screens/contact-sheet.ts';
import { buildClient } from './setup/build-client.ts';
import { provideChromium } from './setup/chromium.ts';
import { inForeground } from './setup/hand-over.ts';

const FOLDER = `${projectRoot}/dist/screens`;

await rm(FOLDER, { recursive: true, force: true });
await buildClient();
const executablePath = provideChromium();
process.env.SCREENS_FOLDER = FOLDER;
const code = await inForeground([installed('@playwright/test/cli.js'), 'test', 'tests/e2e/screens.spec.ts', ...process.argv.slice(2)]);
for (const sheet of await writeContactSheets(FOLDER, executablePath)) console.log(sheet);
process.exit(code);
