import { type EmulatorAnswer, refusal, refusalCode, TOO_MANY } from './emulator-messages.ts';
import { PasswordAttempts } from './password-attempts.ts';

const WRONG = 'INVALID_LOGIN_CREDENTIALS';
const minutes = (count: number): number => count * 60_000;

let time: number;
let attempts: PasswordAttempts;
let asked: number;

beforeEach(() => {
  time = 0;
  asked = 0;
  attempts = new PasswordAttempts(() => new Date(time));
});

async function tries(password: 'wrong' | 'right', email = 'ann@example.org'): Promise<string | undefined> {
  const answer = await attempts.run(email, async (): Promise<EmulatorAnswer> => {
    asked += 1;
    return password === 'right' ? { status: 200, body: {} } : refusal(WRONG);
  });
  return refusalCode(answer);
}

async function fail(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await tries('wrong');
}

test('after five wrong passwords the next attempt is not checked, whether it is right or wrong', async () => {
  await fail(5);
  expect(await tries('right')).toBe(TOO_MANY);
  expect(await tries('right', 'ANN@example.org')).toBe(TOO_MANY);
  expect(await tries('wrong', 'bob@example.org')).toBe(WRONG);
  expect(asked).toBe(6);
});

test('of 15 simultaneous attempts five are checked', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => tries('wrong')));
  expect(answers.filter((code) => code === WRONG)).toHaveLength(5);
  expect(answers.filter((code) => code === TOO_MANY)).toHaveLength(10);
});

test('the pause doubles with each wrong password, up to a quarter of an hour', async () => {
  await fail(5);
  const pauses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const since = time;
    while ((await tries('wrong')) === TOO_MANY) time += 5_000;
    pauses.push((time - since) / 1000);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('a right password, a reset and an hour without attempts clear the count', async () => {
  await fail(4);
  await tries('right');
  await fail(4);
  expect(await tries('wrong')).toBe(WRONG);
  attempts.clear('Ann@example.org');
  await fail(5);
  time += minutes(60);
  await fail(4);
  expect(await tries('right')).toBeUndefined();
});

test('twenty attempts for an address wait in order, and further ones are refused', async () => {
  const gate = Promise.withResolvers<void>();
  const checked: number[] = [];
  const answers = Array.from({ length: 23 }, (_, index) =>
    attempts.run('ann@example.org', async () => {
      await gate.promise;
      checked.push(index);
      return { status: 200, body: {} };
    }),
  );
  expect(await tries('right', 'bob@example.org')).toBeUndefined();
  gate.resolve();
  const codes = (await Promise.all(answers)).map(refusalCode);
  expect(codes).toEqual([...Array(21).fill(undefined), TOO_MANY, TOO_MANY]);
  expect(checked).toEqual([...Array(21).keys()]);
});

test('an attempt that fails lets the next one run', async () => {
  const failing = attempts.run('ann@example.org', () => Promise.reject(new Error('away')));
  const next = tries('right');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBeUndefined();
});
