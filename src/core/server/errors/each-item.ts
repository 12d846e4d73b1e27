import { coreErrors, type ErrorMeaning, type Issue, type IssueValues } from '#core/contract/errors.ts';
import { ApiFault } from './api-fault.ts';

/** Why a bulk call left one item as it was. */
export interface ItemRefusal {
  readonly code: string;
  readonly message: string;
  readonly issues: (Omit<Issue, 'values'> & { readonly values: IssueValues | undefined })[];
}

/** What a bulk call did to one item: `value` after a success, `error` after a refusal; the other one is `null`. */
export interface ItemResult<Item, Value> {
  readonly item: Item;
  readonly value: Value | null;
  readonly error: ItemRefusal | null;
}

/**
 * Does the same to several items, one after another. An item for which it is refused does not stop the others.
 *
 * @param errors the errors of the plugin, in addition to those of the core
 * @throws the error of an item when it concerns the caller, such as a suspension, and so all items
 */
export async function eachItem<Item, Value>(
  items: readonly Item[],
  errors: Readonly<Record<string, ErrorMeaning>>,
  act: (item: Item) => Promise<Value>,
): Promise<ItemResult<Item, Value>[]> {
  const meanings: ReadonlyMap<string, ErrorMeaning> = new Map(Object.entries({ ...coreErrors, ...errors }));
  const results: ItemResult<Item, Value>[] = [];
  for (const item of items) {
    results.push(
      await act(item).then(
        (value) => ({ item, value, error: null }),
        (error: unknown) => ({ item, value: null, error: refusalOf(error, meanings) }),
      ),
    );
  }
  return results;
}

function refusalOf(error: unknown, meanings: ReadonlyMap<string, ErrorMeaning>): ItemRefusal {
  const meaning = error instanceof ApiFault ? meanings.get(error.code) : undefined;
  if (!(error instanceof ApiFault) || meaning === undefined || meaning.status < 404) throw error;
  const issues = (error.issues ?? []).map(({ path, code, message, values }) => ({ path, code, message, values }));
  return { code: error.code, message: meaning.message, issues };
}
