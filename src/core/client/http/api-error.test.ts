import { ApiError, unreadable } from './api-error.ts';

const ISSUE = { path: 'name', message: 'Name it.', code: 'required' };
const INVALID = { code: 'invalid', message: 'Some of the information is not valid.' };

test('an error of the API has the details of the response', () => {
  const cause = new Error('why');
  const error = new ApiError(422, { ...INVALID, issues: [ISSUE] }, cause);
  expect(error).toMatchObject({ name: 'ApiError', status: 422, ...INVALID, issues: [ISSUE], cause });
  expect(error.body).toEqual({ ...INVALID, issues: [ISSUE] });
});

test('an error of the API may have no issues', () => {
  expect(new ApiError(422, INVALID)).toMatchObject({ code: 'invalid', issues: [] });
});

test.each([
  ['code', { ...INVALID, code: 7 }],
  ['message', { ...INVALID, message: { text: 'No.' } }],
  ['issues', { ...INVALID, issues: 'none' }],
  ['no code', { message: 'No.' }],
  ['no message', { code: 'invalid' }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'invalid'],
])('a body that is not from the API gives the code unknown and keeps the status: %s', (_, body) => {
  const error = new ApiError(502, body);
  expect(error).toMatchObject({ status: 502, code: 'unknown', message: 'The server answered 502.', issues: [] });
  expect(error.body).toBe(body);
});

test.each([{ ...ISSUE, path: 1 }, { ...ISSUE, message: undefined }, { path: 'name', message: 'Name it.' }, null, 'name'])(
  'an invalid issue is left out: %j',
  (issue) => {
    expect(new ApiError(422, { ...INVALID, issues: [issue, ISSUE] }).issues).toEqual([ISSUE]);
  },
);

test('a call without a usable response has the reason, whatever body it got', () => {
  expect(new ApiError(0, undefined)).toMatchObject({ status: 0, code: 'no-answer', message: 'No response: no-answer.' });
  expect(new ApiError(0, undefined, undefined, 'offline')).toMatchObject({ code: 'offline', message: 'No response: offline.' });
  expect(unreadable({ ...INVALID, issues: [ISSUE] })).toMatchObject({
    status: 0,
    code: 'unreadable',
    message: 'No response: unreadable.',
    issues: [],
    body: { ...INVALID, issues: [ISSUE] },
  });
});
