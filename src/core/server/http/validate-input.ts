import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import type { z } from '#core/contract/schema.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { hasTooManyValues } from './body-size.ts';

export type AnySchema = z.ZodType;

/**
 * The path parameters, parsed by the contract.
 *
 * @throws ApiFault not-found when the parameters do not have the right form, because such an address names no object
 */
export function validParams(schema: AnySchema | undefined, params: unknown): unknown {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new ApiFault('not-found');
  return parsed.data;
}

/** The query and the body of a call. */
export interface Input {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * The query and the body, parsed by the contract. Defaults are filled in, unknown fields are removed.
 *
 * @param found issues of parts that no schema describes
 * @throws ApiFault invalid, with one issue for each wrong field of either; payload-too-large for a body with too many values
 */
export function validInput(
  schemas: { readonly query?: AnySchema; readonly body?: AnySchema },
  input: Input,
  found: readonly Issue[] = [],
): Input {
  if (hasTooManyValues(input.body)) throw new ApiFault('payload-too-large');
  const query = schemas.query?.safeParse(input.query);
  const body = schemas.body?.safeParse(input.body);
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length + found.length > 0) throw new ApiFault('invalid', [...onePerField(issues), ...found]);
  return { query: query?.data ?? {}, body: body?.data ?? {} };
}

// The first issue of each field, in the order of the fields.
function onePerField(issues: readonly z.core.$ZodIssue[]): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const found = issueOf(issue);
    if (!byPath.has(found.path)) byPath.set(found.path, found);
  }
  return [...byPath.values()];
}
