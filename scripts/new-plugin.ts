// `npm run new:plugin -- NAME [--title "TITLE"] [--title.de "TITEL"] ...`: creates a plugin with a page, a table, two calls and their
// tests, which passes every check. Without a title, it asks for one in a terminal; elsewhere it derives one from the name.
// With `--object vacancy --fields title:line,from:instant [--with list,page,form]`, the plugin manages these objects instead.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { installed, projectRoot, runNode } from './checks/command.ts';
import { createPlugin } from './new-plugin/create-plugin.ts';
import type { ObjectOptions } from './new-plugin/object/describe-object.ts';
import { FIELD_KINDS } from './new-plugin/object/fields.ts';
import { PARTS } from './new-plugin/object/parts.ts';
import { PluginNameFault, pluginName } from './new-plugin/plugin-name.ts';
import { askForTitles, OTHER_LANGUAGES, type Titles, titlesOf, untranslated } from './new-plugin/titles.ts';

const USAGE = `Usage: npm run new:plugin -- NAME [--title "TITLE"] ${OTHER_LANGUAGES.map(({ code }) => `[--title.${code} "…"]`).join(' ')}
       [--object OBJECT --fields FIELD:KIND,… [--with ${PARTS.join(',')}]]
Kinds of fields: ${FIELD_KINDS.join(', ')}. In quotes: "state:choice(open|closed)".`;

interface Asked {
  readonly name: string;
  /** By language; empty when no title was given. */
  readonly titles: Readonly<Record<string, string>>;
  readonly object: ObjectOptions | undefined;
}

function readArguments(): Asked | undefined {
  const codes = new Map([['title', 'en'], ...OTHER_LANGUAGES.map(({ code }) => [`title.${code}`, code] as const)]);
  const titleOptions = Object.fromEntries([...codes.keys()].map((option) => [option, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({
      options: { ...titleOptions, object: { type: 'string' }, fields: { type: 'string' }, with: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, ...rest] = positionals;
    const { object, fields, with: parts, ...titles } = values;
    // The options of an object belong together.
    const isWhole = object === undefined ? fields === undefined && parts === undefined : fields !== undefined;
    if (name === undefined || rest.length > 0 || !isWhole) return undefined;
    return {
      name,
      titles: Object.fromEntries(Object.entries(titles).map(([option, title]) => [codes.get(option), title])),
      object: object === undefined || fields === undefined ? undefined : { object, fields, parts: parts ?? PARTS.join(',') },
    };
  } catch {
    return undefined;
  }
}

async function titlesFor({ name, titles }: Asked): Promise<Titles> {
  const { words } = pluginName(name);
  const isAsked = Object.keys(titles).length === 0 && process.stdin.isTTY && process.stdout.isTTY;
  if (!isAsked) return titlesOf(titles, words);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askForTitles((question) => terminal.question(question), words);
  } finally {
    terminal.close();
  }
}

const asked = readArguments();
if (asked === undefined) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const titles = await titlesFor(asked);
  const { name, object } = asked;
  const files = await createPlugin(projectRoot, name, titles, object);
  // The length of the names changes how lines wrap.
  const { ok, output } = await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write', ...files]);
  if (!ok) throw new Error(output);
  const reference = await runNode(['scripts/docs-reference.ts']);
  if (!reference.ok) throw new Error(reference.output);
  console.log(`Created src/plugins/${name} and its lines in both lists. Its page is /admin/${name}; begin with its contract/.`);
  const english = untranslated(titles);
  if (english.length > 0) {
    console.log(
      `Its title is English in: ${english.join(', ')}. Translate it in client/locales, and take it out of client/same-as-english.json.`,
    );
  }
  if (object !== undefined) console.log('The names of its fields are English in every language. Translate them in the same way.');
} catch (error) {
  // Ctrl-D or Ctrl-C at a question. No file has been written yet.
  if (error instanceof Error && error.name === 'AbortError') process.exit(130);
  if (!(error instanceof PluginNameFault)) throw error;
  console.error(error.message);
  process.exit(2);
}
