import type { PluginName } from '../plugin-name.ts';
import { type Field, readFields } from './fields.ts';
import type { Filling } from './fill-template.ts';
import { type KindParts, optionsOf, partsOf } from './kinds.ts';
import { type ObjectName, objectName } from './object-name.ts';
import { type Part, readParts } from './parts.ts';

/** The object that a new plugin manages. */
export interface ObjectDescription {
  readonly name: ObjectName;
  readonly fields: readonly Field[];
  readonly parts: ReadonlySet<Part>;
}

/** The options of the command that describe an object. */
export interface ObjectOptions {
  readonly object: string;
  readonly fields: string;
  readonly parts: string;
}

/**
 * Reads the description of an object.
 *
 * @param words the words of the template
 * @throws PluginNameFault when a name, a kind or a part is invalid
 */
export function describeObject(options: ObjectOptions, plugin: PluginName, words: ReadonlySet<string>): ObjectDescription {
  const name = objectName(options.object, plugin, words);
  return { name, fields: readFields(options.fields, name.one.snake), parts: readParts(options.parts) };
}

interface Described {
  readonly field: Field;
  readonly parts: KindParts;
}

/** What fills the template for an object. */
export function fillingOf({ fields, parts }: ObjectDescription): Filling {
  const all = fields.map((field): Described => ({ field, parts: partsOf(field) }));
  const [title] = fields;
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const listed = all.filter(({ field }) => field !== title && partsOf(field).listColumn !== undefined);
  const texts = all.filter(({ field }) => field.kind === 'text');
  const short = all.filter(({ field }) => field.kind !== 'text');
  const numbers = all.flatMap(({ field, parts: { toBody } }) => (toBody === undefined ? [] : [`${field.name}: ${toBody}`]));
  const constants = choices.map(({ constant }) => `, ${constant}`).join('');
  const lines = (line: (one: Described) => string): string => all.map(line).join('\n');
  const onPage = parts.has('page') ? 'page' : 'edit';
  const rowPage = `href(samplePluginRoutes.page, { id: ROW_ID })`;
  const listPage = 'href(samplePluginRoutes.list)';
  const name = title?.name ?? '';
  return {
    holds: new Set<string>([
      ...parts,
      ...fields.map(({ kind }) => kind),
      ...(parts.has('page') || parts.has('form') ? ['opens'] : []),
      ...(fields.some(({ kind }) => kind === 'instant' || kind === 'date') ? ['fired'] : []),
    ]),
    places: {
      title: name,
      titleColumn: title?.quoted ?? '',
      nameOfRow: name === 'name' ? 'name' : `${name}: name`,
      rowRoute: onPage,
      backConstant: parts.has('page') ? 'back' : 'LIST',
      afterNew: parts.has('page') ? rowPage : listPage,
      afterEdit: parts.has('page') ? rowPage : listPage,

      choices: choices.map(({ constant, options }) => `\nexport const ${constant} = Object.freeze(${list(options)} as const);`).join('\n'),
      choiceImports: constants,
      schemaImports: namesOf(['idParamsSchema', 'idSchema', 'instantSchema', 'lineSchema', 'type Shape', 'versionSchema', 'z'], all),
      replies: lines(({ field, parts: { reply } }) => `${field.name}: ${reply},`),
      schemas: lines(({ field, parts: { schema } }) => `${field.name}: ${schema},`),
      filterSchemas: choices.map((field) => `${field.name}: z.enum(${field.constant}).optional(),`).join('\n'),

      columns: lines(({ field, parts: { sql } }) => `      ${field.quoted} ${sql},`),
      tableFields: lines(({ field, parts: { tableType } }) => `${field.column}: ${tableType};`),
      fromColumns: lines(({ field, parts: { fromColumn } }) => `${field.name}: ${fromColumn ?? `row.${field.column}`},`),
      toColumns: lines(({ field, parts: { toColumn } }) => `${field.column}: ${toColumn ?? `input.${field.name}`},`),
      filterKeys: choices.map((field) => ` | '${field.name}'`).join(''),
      filterConditions: choices
        .map((field) => `if (filters.${field.name} !== undefined) rows = rows.where('${field.column}', '=', filters.${field.name});`)
        .join('\n'),

      filterParams: choices.map((field) => `${field.name}: oneOfParam(...${field.constant}),`).join('\n'),
      filterFields: choices.map(filterField).join('\n'),
      ...shownParts('column', listed),
      columnDependencies: ['t', ...needsOf(listed)].join(', '),
      listColumns: [
        `{ id: '${name}', title: t('fields.${name}'), isTitle: true, min: 14, cell: (row) => <bdi>{row.${name}}</bdi> },`,
        ...listed.map(
          ({ field, parts: { shown, listColumn } }) =>
            `{ id: '${field.name}', title: t('fields.${field.name}'), ${listColumn}, cell: (row) => ${shown} },`,
        ),
      ].join('\n'),
      ...shownParts('fact', all),
      facts: short.map(({ field, parts: { shown } }) => `{ term: t('fields.${field.name}'), value: ${shown} },`).join('\n'),
      longTexts: texts.map(({ field, parts: { shown } }) => longText(field, shown)).join('\n'),

      valueTypes: lines(({ field, parts: { valueType } }) => `${field.name}: ${valueType ?? 'string'};`),
      values: lines(({ field, parts: { value } }) => `${field.name}: ${value},`),
      toBody: numbers.length === 0 ? '' : `toBody: (values) => ({ ...values, ${numbers.join(', ')} }),`,
      formImports: importsOf([
        ...all.map(({ parts: { formImport } }) => formImport),
        ...choices.map(({ constant }) => ['../../contract/sample-object.ts', constant] as const),
      ]),
      formFields: lines(({ parts: { formField } }) => formField),

      samples: lines(({ field, parts: { sample } }) => `${field.name}: ${sample},`),
      screenSamples: lines(({ field, parts: { sample, arabic } }) => `${field.name}: ${arabic ?? sample},`),
      others: lines(({ field, parts: { other } }) => `${field.name}: ${other},`),
      refused: lines(({ field, parts: { refused } }) =>
        refused.map(([what, value]) => `['${field.name}', '${what}', ${value}],`).join('\n'),
      ),
      filterQueries: choices.map((field) => `, { ${field.name}: body.${field.name} }`).join(''),
      filterSample: choices.map((field) => `, ${field.name}: ${partsOf(field).sample}`).join(''),
      labels: short.map(({ field }) => `texts.fields.${field.name}`).join(', '),
      textLabels: texts.map(({ field }) => `texts.fields.${field.name}`).join(', '),
      fill: lines(({ parts: { fill } }) => fill),
    },
  };
}

function list(options: readonly string[]): string {
  return `[${options.map((option) => `'${option}'`).join(', ')}]`;
}

function namesOf(always: readonly string[], all: readonly Described[]): string {
  return [...new Set([...always, ...all.flatMap(({ parts }) => parts.schemaNames)])].join(', ');
}

function importsOf(names: readonly (readonly [module: string, name: string])[]): string {
  const modules = Map.groupBy(names, ([module]) => module);
  return [...modules]
    .map(([module, ofModule]) => `import { ${[...new Set(ofModule.map(([, name]) => name))].join(', ')} } from '${module}';`)
    .join('\n');
}

function filterField({ name, constant }: Field): string {
  return `<Select
    name="${name}"
    label={t('fields.${name}')}
    defaultValue={list.values.${name} ?? ''}
    placeholder={t('core:filters.any')}
    options={${optionsOf(name, constant)}}
  />`;
}

function longText({ name }: Field, shown: string): string {
  return `{row.${name} !== '' && (
    <section>
      <h2>{t('fields.${name}')}</h2>
      ${shown}
    </section>
  )}`;
}

const NEEDS = {
  format: { imports: [`import { useFormat } from '#core/client/i18n/use-format.ts';`], hook: 'const format = useFormat();' },
  locale: {
    imports: [
      `import { dayInWords } from '#core/client/i18n/day-words.ts';`,
      `import { useLocale } from '#core/client/i18n/use-locale.ts';`,
    ],
    hook: 'const locale = useLocale();',
  },
} as const;

function needsOf(shown: readonly Described[]): readonly (keyof typeof NEEDS)[] {
  return [...new Set(shown.flatMap(({ parts: { needs } }) => needs ?? []))];
}

/** The imports and the hooks of a file that shows fields. */
function shownParts(what: 'column' | 'fact', shown: readonly Described[]): Readonly<Record<string, string>> {
  const needs = needsOf(shown).map((need) => NEEDS[need]);
  return {
    [`${what}Imports`]: needs.flatMap(({ imports }) => imports).join('\n'),
    [`${what}Hooks`]: needs.map(({ hook }) => hook).join('\n'),
  };
}
