import { globSync, readFileSync } from 'node:fs';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { type ListDeclaration, listInput } from '#core/client/lists/list-declaration.ts';
import type { SearchDeclaration, SearchKind } from '#core/client/search/search-declaration.ts';
import type { Endpoint, EndpointContract } from '#core/contract/endpoint.ts';
import { masterList } from '#plugins/admin-masters/client/master-list.ts';
import { projectRoot } from '../support/project.ts';

/** A text that is longer than any filter. */
const LONG = 'a'.repeat(5000);

interface Asked {
  readonly call: string;
  readonly query: Readonly<Record<string, unknown>>;
}

async function exportsOf(pattern: string): Promise<unknown[]> {
  const files = globSync(pattern, { cwd: projectRoot }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const modules = await Promise.all(files.map((file) => import(`${projectRoot}/${file}`) as Promise<object>));
  return modules.flatMap((module) => Object.values(module));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is ListDeclaration<unknown> => isObject(value) && 'filters' in value && 'page' in value;
const isSearch = (value: unknown): value is SearchDeclaration<SearchKind> => isObject(value) && 'terms' in value && 'find' in value;
const isContract = (value: unknown): value is EndpointContract => isObject(value) && 'endpoint' in value && 'schemas' in value;

/** What the declared lists and searches ask for when every filter of the address has a text that is too long. */
async function askedForLong(): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const call = async ({ id }: Endpoint, { query = {} }: { query?: Asked['query'] }): Promise<unknown> => {
    asked.push({ call: id, query });
    return { items: [], nextCursor: null };
  };
  // Declarations use nothing else of the client.
  const api = { call } as unknown as ApiClient;
  const texts = new Proxy<Record<string, string>>({}, { get: () => LONG });
  const declared = await exportsOf('src/plugins/*/client/**/*{-list,-lists,-search}.ts');
  for (const value of [...declared, masterList('skills')]) {
    if (isList(value)) await value.page(api, listInput(value, filterValuesIn(value.filters, texts), {}, {}));
    if (isSearch(value)) await value.find.send(api, { query: value.terms.from(texts) });
  }
  return asked;
}

test('A filter of an address that is too long still finds something: the server takes what lists and searches make of it', async () => {
  const contracts = (await exportsOf('src/plugins/*/contract/**/*.ts')).filter(isContract);
  const asked = await askedForLong();
  expect(asked.length).toBeGreaterThan(10);
  const refused = asked.flatMap(({ call, query }) => {
    const schema = contracts.find(({ endpoint }) => endpoint.id === call)?.schemas.query;
    const sent = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    const issues = schema?.safeParse(Object.fromEntries(sent)).error?.issues ?? (schema ? [] : [{ path: ['no schema'] }]);
    return issues.map(({ path }) => `${call} ${path.join('.')}`);
  });
  expect(refused).toEqual([]);
});

test('Each list and search with filters in the address is declared in a file that the test above reads', () => {
  const files = globSync('src/plugins/*/client/**/*.{ts,tsx}', { cwd: projectRoot });
  const declaring = files.filter((file) => readFileSync(`${projectRoot}/${file}`, 'utf8').includes('addressFilters('));
  expect(declaring.filter((file) => !/(-list|-lists|-search)\.ts$/.test(file))).toEqual([]);
});
