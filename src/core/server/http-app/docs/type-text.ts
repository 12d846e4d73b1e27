import type { Json } from './json.ts';

/** A JSON schema as people read types: field names, kinds and limits, without punctuation for machines. */
export function typeText(schema: Json, indent = ''): string {
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches)) return branches.map((branch: Json) => typeText(branch, indent)).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${typeText(jsonOf(schema.items), indent)}${limits(schema)}`;
  if (schema.type === 'object' && schema.properties !== undefined) return objectText(schema, indent);
  const kind = [schema.type ?? 'any'].flat().join(' | ');
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return kind + format + limits(schema);
}

function objectText(schema: Json, indent: string): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inner = `${indent}  `;
  const fields = Object.entries(jsonOf(schema.properties)).map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${inner}${name}${optional}: ${typeText(jsonOf(property), inner)}\n`;
  });
  return `{\n${fields.join('')}${indent}}`;
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'];

function limits(schema: Json): string {
  // Zod names the bounds of what JavaScript counts exactly; nobody needs to be told.
  const shown = LIMITS.filter((limit) => schema[limit] !== undefined && Math.abs(Number(schema[limit])) !== Number.MAX_SAFE_INTEGER);
  return shown.map((limit) => `, ${limit} ${JSON.stringify(schema[limit])}`).join('');
}

function jsonOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
