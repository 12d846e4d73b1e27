import { ACCESS_CALLERS, type AccessCaller, type AccessRow, type Ownership } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { accessRows as rows, serverForRows } from './support/access-modules.ts';

const cells = rows.flatMap((row) => ACCESS_CALLERS.flatMap((who) => cellsOf(row, who)));

let server: TestServer;
beforeAll(async () => {
  server = await serverForRows();
});

describe('The access matrix', () => {
  test('has one row for each call of the registry, and no other row', () => {
    const calls = server.registry.handlers.map(({ handler }) => handler.contract.endpoint.id);
    expect(rows.map(({ call }) => call.id).sort()).toEqual([...calls].sort());
  });

  test('expects 401 for a visitor exactly where the policy is not public', () => {
    const open = server.registry.handlers
      .filter(({ handler }) => handler.policy === 'public')
      .map(({ handler }) => handler.contract.endpoint.id);
    const expected = rows.filter(({ answers }) => answers.visitor !== 401).map(({ call }) => call.id);
    expect(expected.sort()).toEqual([...open].sort());
  });

  test('distinguishes own and foreign objects wherever an address names an object', () => {
    const undecided = rows.filter((row) => /\/:(id|code)\b/.test(row.call.path) && row.shared === undefined && isUndecided(row));
    expect(undecided.map(({ call }) => call.id)).toEqual([]);
  });

  test.each(cells)('$title answers $status', async ({ who, ownership, status, row }) => {
    const cell = { server, who, name: `${row.call.id}-${ownership}`.replaceAll('.', '-'), ownership };
    const input = await row.input?.(cell);
    const caller = server.as(who, cell.name);
    expect(await caller.status(row.call, input)).toBe(status);
  });
});

interface Cell {
  readonly title: string;
  readonly who: AccessCaller;
  readonly ownership: Ownership;
  readonly status: number;
  readonly row: AccessRow;
}

function cellsOf(row: AccessRow, who: AccessCaller): Cell[] {
  const expected = row.answers[who];
  const title = `${row.call.id} by ${who}`;
  if (typeof expected === 'number') return [{ title, who, ownership: 'foreign', status: expected, row }];
  const both: readonly Ownership[] = ['own', 'foreign'];
  return both.map((ownership) => ({ title: `${title} on ${ownership} object`, who, ownership, status: expected[ownership], row }));
}

function isUndecided({ answers }: AccessRow): boolean {
  return ACCESS_CALLERS.some((who) => {
    const status = answers[who];
    return typeof status === 'number' && status < 300;
  });
}
