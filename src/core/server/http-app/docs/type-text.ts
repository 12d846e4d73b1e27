/** JSON in a form that the OpenAPI specification defines. */
export type Json = Readonly<Record<string, unknown>>;

/** A JSON schema as readable text: field names, types and limits. */
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
  // Zod adds the bounds of safe integers. They would only distract the reader.
  const shown = LIMITS.filter((limit) => schema[limit] !== undefined && Math.abs(Number(schema[limit])) !== Number.MAX_SAFE_INTEGER);
  return shown.map((limit) => `, ${limit} ${JSON.stringify(schema[limit])}`).join('');
}

function jsonOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
