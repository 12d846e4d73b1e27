import { ApiError } from '../http/api-error.ts';
import { codeOf, endsSession } from './ended-session.ts';

it.each(['user-token-expired', 'invalid-user-token', 'user-disabled', 'user-not-found'])(
  'the session ends when the provider refuses the user: auth/%s',
  (code) => {
    expect(endsSession({ code: `auth/${code}` })).toBe(true);
  },
);

it.each([{ code: 'auth/network-request-failed' }, { code: '' }, new Error('auth/user-disabled'), undefined, null, 'auth/user-disabled'])(
  'the session goes on after another error: %p',
  (error) => {
    expect(endsSession(error)).toBe(false);
  },
);

it('the session ends only when our server does not accept its token', () => {
  expect([401, 403, 503, 0].map((status) => endsSession(new ApiError(status, undefined)))).toEqual([true, false, false, false]);
  expect(endsSession(new ApiError(403, { code: 'auth/user-disabled', message: 'No.' }))).toBe(false);
});

it.each([
  [{ code: 'auth/x' }, 'auth/x'],
  [{ code: 17 }, '17'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
  ['code', ''],
])('the code of %p is %j', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
