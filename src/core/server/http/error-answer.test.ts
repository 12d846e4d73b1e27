import { ApiFault } from '../errors/api-fault.ts';
import type { ErrorCatalogue } from './error-answer.ts';
import { errorAnswer } from './error-answer.ts';

const catalogue: ErrorCatalogue = {
  invalid: { status: 422, message: 'Some of the information is not valid.' },
  'too-many-requests': { status: 429, message: 'Wait a little.' },
  'invalid-json': { status: 400, message: 'The body is not JSON.' },
  'payload-too-large': { status: 413, message: 'The body is too large.' },
  'unsupported-media-type': { status: 415, message: 'The body is of another type.' },
  'bad-request': { status: 400, message: 'The request cannot be read.' },
  unavailable: { status: 503, message: 'The server is not ready.' },
  internal: { status: 500, message: 'Something went wrong.' },
};

const withCode = (code: string, more: object = {}): Error => Object.assign(new Error('secret detail'), { code, ...more });

test('a fault is answered with the status and the sentence of its code, and nothing more', () => {
  expect(errorAnswer(new ApiFault('invalid'), catalogue)).toEqual({
    status: 422,
    body: { code: 'invalid', message: 'Some of the information is not valid.' },
  });
});

test('the answer to a final error says that trying again cannot help', () => {
  const final: ErrorCatalogue = { 'garden.planted': { status: 409, message: 'This bed is planted. Choose another.', isFinal: true } };
  expect(errorAnswer(new ApiFault('garden.planted'), final).body).toHaveProperty('isFinal', true);
  expect(errorAnswer(new ApiFault('invalid'), catalogue).body).not.toHaveProperty('isFinal');
});

test('a fault carries its issues and the seconds to wait', () => {
  const issues = [{ path: 'name', code: 'required', message: 'Name it.' }];
  expect(errorAnswer(new ApiFault('invalid', issues), catalogue).body).toEqual({ ...catalogueBody('invalid'), issues });
  expect(errorAnswer(new ApiFault('too-many-requests', undefined, 30), catalogue).body).toEqual({
    ...catalogueBody('too-many-requests'),
    retryAfter: 30,
  });
});

test('an answer lists the first hundred issues, and says how many more there are', () => {
  const issues = Array.from({ length: 130 }, (_, at) => ({ path: `beds.${at}`, code: 'needed', message: 'This is required.' }));
  expect(errorAnswer(new ApiFault('invalid', issues), catalogue).body).toEqual({
    ...catalogueBody('invalid'),
    issues: issues.slice(0, 100),
    moreIssues: 30,
  });
  expect(errorAnswer(new ApiFault('invalid', issues.slice(0, 100)), catalogue).body).not.toHaveProperty('moreIssues');
});

test.each(['no-such-code', 'toString', '__proto__'])('the code %j, which is not in the catalogue, is a failure of the server', (code) => {
  expect(errorAnswer(new ApiFault(code), catalogue)).toEqual({ status: 500, body: catalogueBody('internal') });
});

test('a failure without any catalogue is answered in the same shape', () => {
  expect(errorAnswer(new Error('secret detail'), {})).toEqual({
    status: 500,
    body: { code: 'internal', message: 'The server could not complete this.' },
  });
});

test.each([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'invalid-json'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'invalid-json'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'payload-too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media-type'],
])('the framework code %s is answered as %s', (code, answered) => {
  expect(errorAnswer(withCode(code, { statusCode: 400 }), catalogue).body).toEqual(catalogueBody(answered));
});

test('a database failure keeps its own code, whatever status the framework would give it', () => {
  expect(errorAnswer(withCode('ECONNREFUSED', { statusCode: 400 }), catalogue).body.code).toBe('unavailable');
});

test.each([400, 414, 499])('the status %d of the framework is a fault of the caller', (statusCode) => {
  expect(errorAnswer(withCode('FST_ERR_OTHER', { statusCode }), catalogue)).toEqual({ status: 400, body: catalogueBody('bad-request') });
});

test.each([
  withCode('FST_ERR_OTHER', { statusCode: 399 }),
  withCode('FST_ERR_OTHER', { statusCode: 500 }),
  { statusCode: '404' },
  {},
  null,
  undefined,
  'text',
  404,
])('any other error is a failure of the server and shows no internals: %p', (error) => {
  expect(errorAnswer(error, catalogue)).toEqual({ status: 500, body: catalogueBody('internal') });
});

function catalogueBody(code: string): object {
  return { code, message: catalogue[code]?.message };
}
