import { dropTabState, keepTabState, tabState } from '#core/client/forms/tab-state.ts';
import { DATE_ORDERS, DECIMAL_SIGNS, LIST_SEPARATORS } from '#core/contract/spreadsheets.ts';
import { ROWS_HOURS } from '../../contract/import-limits.ts';
import type { ColumnSource, ImportMapping, TranslatedValue } from '../../contract/mapping-schemas.ts';

/** As long as the server keeps an import that is not applied. */
const KEPT_MS = ROWS_HOURS * 60 * 60 * 1000;

/** A mapping that is chosen and not sent yet. It survives a reload in this tab. */
export class KeptDraft {
  readonly #key: string;

  /**
   * @param user the id of the user
   * @param run the id of the import, with the sheet and the header that are read
   */
  constructor(user: string, run: string) {
    this.#key = `${user}.import.${run}`;
  }

  read(): ImportMapping | undefined {
    const state = tabState(this.#key);
    return isMapping(state) ? state : undefined;
  }

  keep(mapping: ImportMapping): void {
    keepTabState(this.#key, mapping, Date.now() + KEPT_MS);
  }

  drop(): void {
    dropTabState(this.#key);
  }
}

// An earlier build of the client may have written the state.
function isMapping(value: unknown): value is ImportMapping {
  if (!isObject(value) || typeof value.hidesMissing !== 'boolean' || !isObject(value.columns)) return false;
  return Object.values(value.columns).every(isSource);
}

function isSource(value: unknown): value is ColumnSource {
  if (!isObject(value)) return false;
  if (value.kind === 'fixed') return typeof value.value === 'string';
  const { kind, label, separator, decimal, dateOrder, values = [], faulty = '' } = value;
  const isSeparator = separator === undefined || LIST_SEPARATORS.some((one) => one === separator);
  const isForm =
    (decimal === undefined || DECIMAL_SIGNS.some((one) => one === decimal)) &&
    (dateOrder === undefined || DATE_ORDERS.some((one) => one === dateOrder));
  return (
    kind === 'column' &&
    typeof label === 'string' &&
    typeof faulty === 'string' &&
    isSeparator &&
    isForm &&
    Array.isArray(values) &&
    values.every(isTranslation)
  );
}

function isTranslation(value: unknown): value is TranslatedValue {
  return isObject(value) && typeof value.from === 'string' && typeof value.to === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
