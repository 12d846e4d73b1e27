import { requestIdOf } from './request-id.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const idOf = (given: string | string[] | undefined): string =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } }, { publicUrl: 'https://jobs.example.org' });

test.each(['abcd1234', 'A.b_c-9.', 'x'.repeat(128)])('the id of a proxy is kept: %s', (given) => {
  expect(idOf(given)).toBe(given);
});

test.each([undefined, '', 'short12', 'x'.repeat(129), 'with a space', 'line\nbreak1', '{"json":1}', ' abcd1234', ['abcd1234']])(
  'a request whose id is absent, or unfit for a log, gets a new one: %j',
  (given) => {
    const id = idOf(given);
    expect(id).toMatch(UUID_V7);
    expect(idOf(given)).not.toBe(id);
  },
);

test('without a proxy, a request with an id of its own gets a new one', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'abcd1234' } }, { publicUrl: undefined })).toMatch(UUID_V7);
});
