import type { Field, FieldKind } from './fields.ts';

/** What the files of a plugin say about a field. */
export interface KindParts {
  /** The schema of the field in the input, and its names of `schema.ts`. */
  readonly schema: string;
  readonly schemaNames: readonly string[];
  /** The schema in replies. */
  readonly reply: string;
  /** The type and the check of the column. */
  readonly sql: string;
  readonly tableType: string;
  /** The value of the column `row` has it in, and that of the input. */
  readonly fromColumn?: string;
  readonly toColumn?: string;
  /** The value of `row` on pages. */
  readonly shown: string;
  /** What {@link shown} needs. */
  readonly needs?: 'format' | 'locale';
  /** The rest of the column of the list; absent for a field that the list does not show. */
  readonly listColumn?: string;
  /** The type of the field in the form; a text when absent. */
  readonly valueType?: string;
  /** The value in the form, of `saved`. */
  readonly value: string;
  /** The value in the body, of the `values` of the form. */
  readonly toBody?: string;
  readonly formField: string;
  readonly formImport: readonly [module: string, name: string];
  /** Two different values for tests. */
  readonly sample: string;
  /** The sample of screens, where it differs: Latin words would look like texts that are not translated. */
  readonly arabic?: string;
  readonly other: string;
  /** What each invalid value is, and the value. */
  readonly refused: readonly (readonly [what: string, value: string])[];
  /** Enters the sample in the form of a test. */
  readonly fill: string;
}

const LINE = 200;
const TEXT = 5000;
const MOST = 1_000_000_000;

const TEXT_INPUT = ['#core/client/ui/TextInput.tsx', 'TextInput'] as const;

const KINDS: Readonly<Record<FieldKind, (field: Field) => KindParts>> = {
  line: ({ name, quoted }) => ({
    schema: `lineSchema(1, ${LINE}).describe('1 to ${LINE} characters.')`,
    schemaNames: ['lineSchema'],
    reply: 'z.string()',
    sql: `text not null check (${quoted} <> '')`,
    tableType: 'string',
    shown: `<bdi>{row.${name}}</bdi>`,
    listColumn: 'hideable: true',
    value: `saved?.${name} ?? ''`,
    formField: `<TextInput ${label(name)} {...fields.text('${name}')} />`,
    formImport: TEXT_INPUT,
    sample: `'Morning'`,
    arabic: `'صباح'`,
    other: `'Evening'`,
    refused: [
      ['empty', `' '`],
      ['too long', `'x'.repeat(${LINE + 1})`],
    ],
    fill: typed(name, `input.${name}`),
  }),
  text: ({ name }) => ({
    schema: `textSchema(0, ${TEXT}).describe('0 to ${TEXT} characters.')`,
    schemaNames: ['textSchema'],
    reply: 'z.string()',
    sql: 'text not null',
    tableType: 'string',
    shown: `<p className="read">{row.${name}}</p>`,
    value: `saved?.${name} ?? ''`,
    formField: `<TextArea ${label(name)} optional dir="auto" {...fields.text('${name}')} />`,
    formImport: ['#core/client/ui/TextInput.tsx', 'TextArea'],
    sample: `'Two lines\\nof text'`,
    arabic: `'سطران\\nمن النص'`,
    other: `''`,
    refused: [['too long', `'x'.repeat(${TEXT + 1})`]],
    fill: typed(name, `input.${name}`),
  }),
  instant: ({ name, column }) => ({
    schema: 'instantSchema',
    schemaNames: [],
    reply: 'instantSchema',
    sql: 'timestamptz(3) not null',
    tableType: 'Date',
    fromColumn: `row.${column}.toISOString()`,
    toColumn: `new Date(input.${name})`,
    shown: `<time dateTime={row.${name}}>{format.dateTime(row.${name})}</time>`,
    needs: 'format',
    listColumn: 'width: 12, hideable: true',
    value: `saved?.${name} ?? ''`,
    formField: `<InstantInput ${label(name)} {...fields.controlled('${name}')} />`,
    formImport: ['#core/client/forms/InstantInput.tsx', 'InstantInput'],
    sample: `'2026-03-01T09:30:00.000Z'`,
    other: `'2026-09-30T17:00:00.000Z'`,
    refused: [
      ['no instant', `'tomorrow'`],
      ['before all years', `'0000-01-01T00:00:00.000Z'`],
    ],
    fill: chosen(name, `localTimeOf(input.${name})`),
  }),
  date: ({ name }) => ({
    schema: 'daySchema',
    schemaNames: ['daySchema'],
    reply: 'daySchema',
    sql: 'date not null',
    tableType: 'string',
    shown: `dayInWords(row.${name}, locale, 'medium')`,
    needs: 'locale',
    listColumn: 'width: 9, hideable: true',
    value: `saved?.${name} ?? ''`,
    formField: `<DateField ${label(name)} {...fields.controlled('${name}')} />`,
    formImport: ['#core/client/forms/DateField.tsx', 'DateField'],
    sample: `'2026-03-01'`,
    other: `'2026-09-30'`,
    refused: [
      ['no day', `'2026-02-30'`],
      ['before all years', `'0000-01-01'`],
    ],
    fill: chosen(name, `input.${name}`),
  }),
  number: ({ name, quoted }) => ({
    schema: `z.int().min(0).max(${MOST.toLocaleString('en').replaceAll(',', '_')})`,
    schemaNames: [],
    reply: 'z.int()',
    sql: `integer not null check (${quoted} >= 0)`,
    tableType: 'number',
    shown: `format.number(row.${name})`,
    needs: 'format',
    listColumn: `align: 'end', width: 8, hideable: true`,
    value: `saved === undefined ? '' : String(saved.${name})`,
    toBody: `numberOf(values.${name}, locale)`,
    formField: `<TextInput ${label(name)} inputMode="numeric" autoComplete="off" {...fields.registered('${name}')} />`,
    formImport: TEXT_INPUT,
    sample: '3',
    other: '12',
    refused: [
      ['negative', '-1'],
      ['no whole number', '1.5'],
      ['too high', (MOST + 1).toLocaleString('en').replaceAll(',', '_')],
    ],
    fill: typed(name, `String(input.${name})`),
  }),
  bool: ({ name }) => ({
    schema: 'z.boolean()',
    schemaNames: [],
    reply: 'z.boolean()',
    sql: 'boolean not null',
    tableType: 'boolean',
    shown: `t(row.${name} ? 'yes' : 'no')`,
    listColumn: 'width: 8, hideable: true',
    valueType: 'boolean',
    value: `saved?.${name} ?? false`,
    formField: `<Checkbox ${label(name)} {...form.register('${name}')} />`,
    formImport: ['#core/client/ui/Checkbox.tsx', 'Checkbox'],
    sample: 'true',
    other: 'false',
    refused: [['a word', `'yes'`]],
    fill: `await view.user.click(await field(texts.fields.${name}));`,
  }),
  choice: ({ name, quoted, constant, options }) => ({
    schema: `z.enum(${constant})`,
    schemaNames: [],
    reply: `z.enum(${constant})`,
    sql: `text not null check (${quoted} in (${options.map((option) => `'${option}'`).join(', ')}))`,
    tableType: `SampleObject['${name}']`,
    shown: `t(\`choices.${name}.$\{row.${name}}\`)`,
    listColumn: 'width: 9, hideable: true',
    value: `saved?.${name} ?? ''`,
    formField: `<Select ${label(name)} placeholder={t('form.choose')} options={${optionsOf(name, constant)}} {...fields.registered('${name}')} />`,
    formImport: ['#core/client/ui/Select.tsx', 'Select'],
    sample: `'${options[0]}'`,
    other: `'${options[1]}'`,
    refused: [
      ['empty', `''`],
      ['no option', `'${options.join('-')}'`],
    ],
    fill: `await view.user.selectOptions(await field(texts.fields.${name}), input.${name});`,
  }),
};

/** What the files of a plugin say about a field. */
export function partsOf(field: Field): KindParts {
  return KINDS[field.kind](field);
}

/** The options of a choice, for a select. */
export function optionsOf(name: string, constant: string): string {
  return `${constant}.map((value) => ({ value, label: t(\`choices.${name}.$\{value}\`) }))`;
}

function label(name: string): string {
  return `label={t('fields.${name}')}`;
}

function typed(name: string, value: string): string {
  return `await view.user.type(await field(texts.fields.${name}), ${value});`;
}

// A browser gives a date field its value at once.
function chosen(name: string, value: string): string {
  return `fireEvent.change(await field(texts.fields.${name}), { target: { value: ${value} } });`;
}
