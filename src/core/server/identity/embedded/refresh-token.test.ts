import { sealedRefreshTokens } from './refresh-token.ts';

const at = new Date('2026-03-01T09:30:00.700Z');
const tokens = sealedRefreshTokens(Buffer.alloc(32, 1), () => at);

test('a sealed token opens to what was sealed, and when', () => {
  expect(tokens.open(tokens.seal('{"localId":"ü"}'))).toEqual({ token: '{"localId":"ü"}', issuedAt: Math.floor(at.getTime() / 1000) });
});

test('nothing opens that was changed, made up, or sealed elsewhere', () => {
  const sealed = tokens.seal('token of ann');
  const [content = '', issuedAt = '', seal = ''] = sealed.split('.');
  const other = Buffer.from('token of bob').toString('base64url');
  const foreign = sealedRefreshTokens(Buffer.alloc(32, 2), () => at).seal('token of ann');
  const wrong = [
    `${other}.${issuedAt}.${seal}`,
    `${content}.${Number(issuedAt) + 1}.${seal}`,
    `${content}.${issuedAt}.`,
    content,
    '',
    foreign,
  ];
  expect(wrong.map(tokens.open)).toEqual(wrong.map(() => undefined));
});
