import { minorDigits } from '#core/contract/minor-digits.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { DraftValues, PostingChange } from '../../contract/managing.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { PostingAccess, PostingCall } from '../posting-access.ts';
import type { PostingEdits } from './posting-edits.ts';
import { fieldsOf } from './posting-fields.ts';

interface FilledDraftsDependencies {
  readonly access: PostingAccess;
  readonly edits: Pick<PostingEdits, 'edit'>;
}

/** How a draft is filled in. */
export interface DraftFill {
  readonly version: number;
  readonly values: DraftValues;
  /** Whether fields with a value get the new one too. */
  readonly replaces: boolean;
}

/** Fills in fields of drafts. */
export class FilledDrafts {
  readonly #dependencies: FilledDraftsDependencies;

  constructor(dependencies: FilledDraftsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found, conflict, jobs.only-drafts or invalid */
  async fill(call: PostingCall, id: string, { version, values, replaces }: DraftFill): Promise<void> {
    const { row } = await this.#dependencies.access.demand('update', call, id);
    if (row.version !== version) throw new ApiFault('conflict');
    if (row.status !== 'draft') throw new ApiFault('jobs.only-drafts');
    await this.#dependencies.edits.edit(call, id, { version, ...filledIn(fieldsOf(row), values, replaces) });
  }
}

/** The change that gives the fields these values. */
function filledIn(fields: PostingFields, { salary = {}, details = {}, ...others }: DraftValues, replaces: boolean): PostingChange {
  const { currency = fields.salary.currency, period = fields.salary.period } = wanted(fields.salary, salary, replaces);
  return {
    ...wanted(fields, others, replaces),
    details: wanted(fields.details, details, replaces),
    salary: {
      min: inCurrency(fields.salary.min, fields.salary.currency, currency),
      max: inCurrency(fields.salary.max, fields.salary.currency, currency),
      currency,
      period,
    },
  };
}

/** Those of the values that are given and whose fields are empty or replaced. */
function wanted<Values extends object>(fields: object, values: Values, replaces: boolean): Partial<Values> {
  const had = new Map<string, unknown>(Object.entries(fields));
  const chosen = Object.entries(values).filter(([name, value]) => value !== undefined && (replaces || isEmpty(had.get(name))));
  return Object.fromEntries(chosen) as Partial<Values>;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

/** The same number of whole units in another currency, as the form keeps a typed amount. */
function inCurrency(amount: number | null, from: string, to: string): number | null {
  if (amount === null || from === to) return amount;
  return Math.round(amount * 10 ** (digitsOf(to) - digitsOf(from)));
}

function digitsOf(currency: string): number {
  return currency === '' ? 2 : minorDigits(currency);
}
