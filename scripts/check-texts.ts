// Compares the texts of all languages with each other and with the code; a step of `npm run check`. A text that a plugin lacks in another
// language is shown in English, and is no fault but with `--release`. The name of a plugin leaves out the faults elsewhere. `--list de` prints
// the missing German texts as JSON, for translators. The tool `i18next-cli` cannot do this: it knows keys in calls only, and would call each
// third text unused, such as labels in data and sentences by the codes of the server.
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../src/core/client/i18n/language.ts';
import { projectRoot } from './checks/command.ts';
import { NOTE } from './checks/run/each-run.ts';
import { checkTexts } from './checks/texts/check-texts.ts';
import { textsToTranslate } from './checks/texts/to-translate.ts';

const { positionals, values } = parseArgs({ options: { list: { type: 'string' }, release: { type: 'boolean' } }, allowPositionals: true });
const [plugin] = positionals;

if (values.list !== undefined) {
  console.log(JSON.stringify(textsToTranslate(projectRoot, values.list), null, 2));
} else {
  const languages = LANGUAGES.map(({ code }) => code);
  const { looked, faults, notes } = checkTexts(projectRoot, languages, { plugin, isRelease: values.release === true });
  for (const note of notes) console.log(NOTE + note);
  for (const fault of faults) console.log(fault);
  if (faults.length === 0) console.log(`${looked} texts`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
