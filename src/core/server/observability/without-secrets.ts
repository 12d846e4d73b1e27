const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'token',
  'idToken',
  'refreshToken',
  'password',
  'newPassword',
  'email',
  'phoneNumber',
]);
const LEVELS = 3;

type Fields = Record<string, unknown>;

/** A copy of the fields of a log line without secrets and personal addresses, down to three levels of nesting. */
export function withoutSecrets(fields: Fields): Fields {
  // The serialiser of errors reduces the error and needs all of it.
  const { err, ...others } = fields;
  const clear = cleared(others, LEVELS);
  return err === undefined ? clear : { err, ...clear };
}

function cleared(fields: Fields, levels: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRETS.has(name) ? '[removed]' : below(value, levels - 1)]),
  );
}

function below(value: unknown, levels: number): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => below(item, levels - 1));
  // A date or a buffer has its own JSON form.
  return 'toJSON' in value ? value : cleared(value as Fields, levels);
}
