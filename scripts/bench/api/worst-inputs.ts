import { asSchema, type JsonSchema } from '../../../tests/fuzz/support/schema-values.ts';

/** What the leaves of a worst body are made of. */
export type Leaves = 'letters' | 'accents' | 'markup' | 'end tags' | 'spaces' | 'wrong values';

export const LEAVES: readonly Leaves[] = ['letters', 'accents', 'markup', 'end tags', 'spaces', 'wrong values'];

const UNITS: Readonly<Record<Exclude<Leaves, 'wrong values'>, string>> = {
  letters: 'a',
  accents: 'e\u0301',
  markup: '<p>a',
  'end tags': '<em></ul>',
  spaces: ' ',
};

/** A little less than the longest body, because structure takes some room. */
const MOST_BYTES = 900_000;

/** The longest address that the server reads has 16 KiB. */
export const MOST_QUERY = 12_000;

/** The largest value that a schema allows: every list, record and text as long as it may be, until a megabyte is full. */
export function largest(schema: JsonSchema, leaves: Leaves, mostBytes = MOST_BYTES): unknown {
  let left = mostBytes;
  const build = (part: JsonSchema): unknown => {
    const branch = branchOf(part);
    left -= 2;
    if ('const' in branch) return branch.const;
    if (Array.isArray(branch.enum)) return leaves === 'wrong values' ? {} : branch.enum[0];
    switch (branch.type) {
      case 'object':
        return Object.fromEntries(entriesOf(branch));
      case 'array':
        return listOf(branch);
      case 'string':
        return leaf(Number(branch.maxLength ?? 100), String(branch.format ?? ''));
      case 'boolean':
        return leaves === 'wrong values' ? {} : true;
      default:
        return leaves === 'wrong values' ? {} : Number(branch.minimum ?? 1);
    }
  };
  const entriesOf = (branch: JsonSchema): [string, unknown][] => {
    const named = Object.entries(asSchema(branch.properties)).map(([name, field]): [string, unknown] => {
      left -= name.length + 4;
      return [name, build(asSchema(field))];
    });
    const chosen: [string, unknown][] = [];
    if (typeof branch.additionalProperties === 'object') {
      for (let at = 0; at < Number(branch.maxProperties ?? 0) && left > 0; at += 1) {
        left -= 10;
        chosen.push([`key${at}`, build(asSchema(branch.additionalProperties))]);
      }
    }
    return [...named, ...chosen];
  };
  const listOf = (branch: JsonSchema): unknown[] => {
    const items: unknown[] = [];
    for (let at = 0; at < Number(branch.maxItems ?? 0) && left > 0; at += 1) items.push(build(asSchema(branch.items)));
    return items;
  };
  const leaf = (most: number, format: string): unknown => {
    if (leaves === 'wrong values') return {};
    if (format === 'uuid') return crypto.randomUUID();
    if (format === 'date-time') return '2026-03-01T09:30:00.000Z';
    const unit = UNITS[leaves];
    const text = unit.repeat(Math.max(0, Math.floor(Math.min(most, left) / unit.length)));
    left -= Buffer.byteLength(text);
    return text;
  };
  return build(schema);
}

/** Bodies that no schema describes: as many keys as fit, and as many brackets inside of each other. */
export const SHAPELESS: Readonly<Record<string, string>> = {
  'unknown keys': `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  'nested lists': `{"name":${'['.repeat(450_000)}${']'.repeat(450_000)}}`,
  'a list for the body': `[${'{},'.repeat(300_000)}0]`,
};

/** If a part may have several forms, the one that may be longest comes first, and `null` last. */
function branchOf(schema: JsonSchema): JsonSchema {
  const branches = [schema.anyOf, schema.oneOf].flat().map(asSchema);
  const first = branches.find(({ type }) => type === 'object' || type === 'array') ?? branches.find(({ type }) => type !== 'null');
  const branch = first !== undefined && Object.keys(first).length > 0 ? first : schema;
  return Array.isArray(branch.type) ? { ...branch, type: branch.type.find((type: unknown) => type !== 'null') } : branch;
}
