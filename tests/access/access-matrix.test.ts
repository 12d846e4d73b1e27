import { ACCESS_CALLERS, type AccessCaller, type AccessRow, type Ownership, statusFor } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import type { LooseInput } from '#core/testing/test-request.ts';
import { accessRows, accessServer, callersOf } from './support/access-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await accessServer();
});

describe('The access matrix', () => {
  test('has one row for each call of the registry, and no other row', () => {
    const calls = server.registry.handlers.map(({ handler }) => handler.contract.endpoint.id);
    expect(accessRows.map(({ call }) => call.id).sort()).toEqual([...calls].sort());
  });

  test('expects 401 for a visitor exactly where the policy is not public', () => {
    const open = server.registry.handlers
      .filter(({ handler }) => handler.policy === 'public')
      .map(({ handler }) => handler.contract.endpoint.id);
    const expected = accessRows.filter(({ answers }) => answers.visitor !== 401).map(({ call }) => call.id);
    expect(expected.sort()).toEqual([...open].sort());
  });

  test('names only duties that a plugin declares', () => {
    const duties = server.registry.duties.map(({ duty }) => duty);
    const named = accessRows.flatMap(({ duty, answers }) => [duty ?? [], Object.keys(answers).flatMap(dutyIn)].flat());
    expect([...new Set(named)].filter((duty) => !duties.includes(duty))).toEqual([]);
  });

  test('distinguishes own and foreign objects wherever an address names an object', () => {
    const undecided = accessRows.filter((row) => /\/:(id|code)\b/.test(row.call.path) && row.shared === undefined && isUndecided(row));
    expect(undecided.map(({ call }) => call.id)).toEqual([]);
  });

  test.each(accessRows.map((row) => ({ id: row.call.id, row })))('$id answers each caller as its row says', async ({ row }) => {
    const cells = cellsOf(row);
    const statuses: [string, unknown][] = [];
    const inputFor = inputs();
    for (const cell of cells) statuses.push([cell.title, await answerIn(cell, await inputFor(cell))]);
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(cells.map(({ title, status }) => [title, status])));
  });
});

interface Cell {
  readonly title: string;
  readonly who: AccessCaller;
  readonly ownership: Ownership;
  readonly status: number;
  readonly row: AccessRow;
}

function cellsOf(row: AccessRow): readonly Cell[] {
  const callers: readonly AccessCaller[] = row.answers.unconfirmed === undefined ? [] : ['unconfirmed'];
  return [...callersOf(server), ...callers].flatMap((who): Cell[] => {
    const expected = statusFor(row, who);
    const title = `by ${who === 'admin:' ? 'admin without a duty' : who}`;
    if (typeof expected === 'number') return [{ title, who, ownership: 'foreign', status: expected, row }];
    const both: readonly Ownership[] = ['own', 'foreign'];
    return both.map((ownership) => ({ title: `${title} on ${ownership} object`, who, ownership, status: expected[ownership], row }));
  });
}

/** The status of the call. A refusal for lack of rights must not depend on the body, so such a call is repeated with an invalid one. */
async function answerIn(cell: Cell, input: LooseInput): Promise<number | string> {
  const { who, status, row } = cell;
  const caller = server.as(who, isRefusedAdmin(cell) ? 'refused' : nameOf(cell));
  const answer = await caller.status(row.call, input);
  if (input.body === undefined || answer !== status || !lacksRights(cell, answer)) return answer;
  const again = await caller.status(row.call, { ...input, body: 'no object' });
  return again === answer ? answer : `${answer}, and ${again} with an invalid body`;
}

/** Administrators who lack the right change nothing. So each of them asks in all rows, and all of them ask for the same object of a row. */
function isRefusedAdmin(cell: Cell): boolean {
  return cell.who.startsWith('admin:') && lacksRights(cell, cell.status);
}

/** Makes the inputs of one row. */
function inputs(): (cell: Cell) => Promise<LooseInput> {
  const shared = new Map<Ownership, Promise<LooseInput>>();
  return (cell) => {
    if (!isRefusedAdmin(cell)) return inputOf(cell);
    const input = shared.get(cell.ownership) ?? inputOf(cell);
    shared.set(cell.ownership, input);
    return input;
  };
}

function inputOf(cell: Cell): Promise<LooseInput> {
  const { who, ownership, row } = cell;
  return row.input?.({ server, who, name: nameOf(cell), ownership }) ?? Promise.resolve({});
}

function nameOf({ row, ownership }: Cell): string {
  return `${row.call.id}-${ownership}`.replaceAll('.', '-');
}

function lacksRights({ who }: Cell, status: number): boolean {
  return status === 401 || (status === 403 && who !== 'unconfirmed');
}

function dutyIn(caller: string): string[] {
  const [kind, duty = ''] = caller.split(':');
  return kind === 'admin' && duty !== '' ? [duty] : [];
}

function isUndecided({ answers }: AccessRow): boolean {
  return ACCESS_CALLERS.some((who) => {
    const status = answers[who];
    return typeof status === 'number' && status < 300;
  });
}
