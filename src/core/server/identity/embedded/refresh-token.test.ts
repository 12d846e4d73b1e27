import { sealedRefreshTokens } from './refresh-token.ts';
import { SessionTime } from './session-time.ts';

const at = new Date('2026-03-01T09:30:00.700Z');
const session = new SessionTime();
const tokens = sealedRefreshTokens(Buffer.alloc(32, 1), () => at, session);

beforeEach(() => session.reset());

test('an opened token returns its sealed content and time', () => {
  const seconds = Math.floor(at.getTime() / 1000);
  expect(tokens.open(tokens.seal('{"localId":"ü"}'))).toEqual({ token: '{"localId":"ü"}', issuedAt: seconds, began: seconds });
});

test('a changed or forged token, or one sealed with another key, does not open', () => {
  const sealed = tokens.seal('token of ann');
  const [content = '', issuedAt = '', began = '', seal = ''] = sealed.split('.');
  const other = Buffer.from('token of bob').toString('base64url');
  const foreign = sealedRefreshTokens(Buffer.alloc(32, 2), () => at, session).seal('token of ann');
  const wrong = [
    `${other}.${issuedAt}.${began}.${seal}`,
    `${content}.${Number(issuedAt) + 1}.${began}.${seal}`,
    `${content}.${issuedAt}.${Number(began) + 1}.${seal}`,
    `${content}.${issuedAt}.${seal}`,
    `${content}.${issuedAt}.${began}.`,
    content,
    '',
    foreign,
  ];
  expect(wrong.map(tokens.open)).toEqual(wrong.map(() => undefined));
});

test('a token carries the start time of its session', () => {
  session.continueFrom(1000);
  const sealed = tokens.seal('token of ann');
  session.reset();
  tokens.open(sealed);
  expect(session.startedAt(2000)).toBe(1000);
});
