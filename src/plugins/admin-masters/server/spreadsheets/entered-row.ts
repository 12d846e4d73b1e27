import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { lineSchema, listSchema, textSchema, z } from '#core/contract/schema.ts';
import { wordsOf } from '#core/server/text/text-key.ts';
import { codeSchema } from '../../contract/code-schema.ts';
import type { MasterDescription, MasterField, MasterValues } from '../../contract/define-master.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import { masterIssues } from '../../contract/issues.ts';
import type { SheetRow } from '../../contract/master-imports.ts';
import { ALL_NAME_LANGUAGES, HIGHEST_SORT, MOST_ALTERNATIVES, NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { AlternativeName } from '../../contract/reply-schemas.ts';
import { uriSchema } from '../../contract/schemas.ts';
import { alternativeOf } from './alternative-text.ts';

/** The values of a row of a file. Columns without a source are absent. */
export interface EnteredRow {
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  /** `null` removes the name. */
  readonly names: Readonly<Partial<Record<(typeof NAME_LANGUAGES)[number], string | null>>>;
  readonly description?: string | undefined;
  readonly parent?: string | null | undefined;
  readonly sort?: number | undefined;
  readonly isHidden?: boolean | undefined;
  readonly fields: MasterValues;
  readonly alternatives?: readonly AlternativeName[] | undefined;
  readonly uri?: string | null | undefined;
}

const name = lineSchema(0, 120);
const sort = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : value),
  z.number().int().min(0).max(HIGHEST_SORT),
);
const longText = textSchema(0, 500);
const flag = z.preprocess(typedFlag, z.boolean());
const alternative = z.object({
  language: z.enum(ALL_NAME_LANGUAGES),
  name: lineSchema(1, 120),
  kind: z.enum(['alternative', 'hidden']),
});
const alternatives = listSchema(alternative, MOST_ALTERNATIVES);

/** Reads the rows of one file. */
export class EnteredRows {
  readonly #ids: ReadonlySet<string>;
  readonly #fields: readonly MasterField[];
  readonly #fieldsSchema: z.ZodType<MasterValues>;
  /** The options of each choice by their key. */
  readonly #options: ReadonlyMap<MasterField, ReadonlyMap<string, string>>;

  /** @param ids of the mapped columns */
  constructor(description: MasterDescription, ids: ReadonlySet<string>) {
    this.#ids = ids;
    this.#fields = description.fields.filter((field) => ids.has(`fields.${field.name}`));
    this.#fieldsSchema = valuesSchemaOf({ fields: this.#fields });
    this.#options = new Map(
      this.#fields.flatMap((field) => (field.kind === 'choice' ? [[field, new Map(field.options.map((one) => [keyOf(one), one]))]] : [])),
    );
  }

  /** The values of a row, or its faults. */
  read({ cells }: SheetRow): EnteredRow | readonly Issue[] {
    const issues: Issue[] = [];
    const take = <Value>(id: string, schema: z.ZodType<Value>, value: unknown): Value | undefined => {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      issues.push(...parsed.error.issues.map((issue) => ({ ...issueOf(issue), path: id })));
      return undefined;
    };
    const cell = (id: string): string | undefined => (this.#ids.has(id) ? (cells.get(id)?.[0] ?? '') : undefined);
    const given = <Value>(id: string, schema: z.ZodType<Value>, empty: Value | undefined): Value | undefined => {
      const text = cell(id);
      return text === undefined || text === '' ? (text === undefined ? undefined : empty) : take(id, schema, text);
    };

    const row: EnteredRow = {
      code: given('code', codeSchema, undefined),
      name: given('name', name, undefined),
      names: Object.fromEntries(
        NAME_LANGUAGES.flatMap((language) => {
          const text = given<string | null>(`names.${language}`, name, null);
          return text === undefined ? [] : [[language, text === '' ? null : text]];
        }),
      ),
      description: given('description', longText, ''),
      parent: given<string | null>('parent', codeSchema, null),
      sort: given('sort', sort, undefined),
      isHidden: given('hidden', flag, false),
      fields: this.#readFields(cells, issues),
      uri: given<string | null>('uri', uriSchema, null),
      alternatives: this.#readAlternatives(cells, take),
    };
    return issues.length === 0 ? row : issues;
  }

  #readFields(cells: SheetRow['cells'], issues: Issue[]): MasterValues {
    const given = Object.fromEntries(
      this.#fields.map((field) => [field.name, this.#typed(field, cells.get(`fields.${field.name}`) ?? [])]),
    );
    const parsed = this.#fieldsSchema.safeParse(given);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) issues.push({ ...issueOf(issue), path: `fields.${String(issue.path[0])}` });
    return {};
  }

  #typed(field: MasterField, texts: readonly string[]): unknown {
    const [text = ''] = texts;
    if (field.kind === 'reference' && (field.max ?? 1) > 1) return texts;
    if (field.kind === 'flag') return typedFlag(text === '' ? 'no' : text);
    if (field.kind === 'choice') return this.#options.get(field)?.get(keyOf(text)) ?? text;
    return text;
  }

  #readAlternatives(
    cells: SheetRow['cells'],
    take: <Value>(id: string, schema: z.ZodType<Value>, value: unknown) => Value | undefined,
  ): readonly AlternativeName[] | undefined {
    if (!this.#ids.has('alternatives')) return undefined;
    const names = take('alternatives', alternatives, distinct((cells.get('alternatives') ?? []).map(alternativeOf)));
    // Names that differ only in white space are the same after they are cleaned.
    return names === undefined ? undefined : distinct(names);
  }
}

/** Names that are given twice count once. */
function distinct(names: readonly AlternativeName[]): AlternativeName[] {
  return [...new Map(names.toReversed().map((one) => [`${one.language} ${one.name}`, one])).values()].toReversed();
}

function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  y: true,
  x: true,
  no: false,
  false: false,
  '0': false,
  n: false,
};

function typedFlag(value: unknown): unknown {
  return typeof value === 'string' ? (FLAGS[value.trim().toLowerCase()] ?? value) : value;
}

/** An issue of the plugin at a column. */
export function faultAt(column: string, code: keyof typeof masterIssues): Issue {
  return { path: column, code, message: masterIssues[code] };
}
