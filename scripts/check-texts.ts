// Compares the texts of all languages with each other and with the code; a step of `npm run check`. `--list de` prints the missing German
// texts as JSON, for translators. The tool `i18next-cli` cannot do this: it knows keys in calls only, and would call each third text unused,
// such as labels in data and sentences by the codes of the server.
import { LANGUAGES } from '../src/core/client/i18n/language.ts';
import { projectRoot } from './checks/command.ts';
import { checkTexts } from './checks/texts/check-texts.ts';
import { textsToTranslate } from './checks/texts/to-translate.ts';

const [option, language] = process.argv.slice(2);

if (option === '--list' && language !== undefined) {
  console.log(JSON.stringify(textsToTranslate(projectRoot, language), null, 2));
} else {
  const { looked, faults } = checkTexts(
    projectRoot,
    LANGUAGES.map(({ code }) => code),
  );
  for (const fault of faults) console.log(fault);
  if (faults.length === 0) console.log(`${looked} texts`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
