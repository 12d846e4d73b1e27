import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { ApiError, type NoResponseReason, unreadable } from './api-error.ts';
import { downloadFailureText, errorText, failureText, rawFailureText } from './failure-text.ts';

const texts = new Texts(createRegistry([coreClientPlugin]));
const NOT_FOUND = { code: 'not-found', message: 'This does not exist, or you do not have access to it.' };
const GENERAL = 'Something went wrong!';

beforeAll(async () => {
  await texts.start();
  await texts.ensureNamespaces(['core']);
});
afterEach(() => texts.change('en'));

const inGerman = (): Promise<void> => texts.change('de');

describe('the explanation of a failed call on a page', () => {
  test.each<[NoResponseReason, RegExp]>([
    ['offline', /^This needs a connection/],
    ['no-answer', /^The server cannot be reached/],
    ['timed-out', /^The server took too long/],
    ['unreadable', /^The response could not be read/],
  ])('names the reason if there is no response: %s', (silence, words) => {
    expect(errorText(new ApiError(0, undefined, undefined, silence), texts.i18n)).toMatch(words);
  });

  test('names the status of a response that is not from the API, in the current language', async () => {
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).toContain('418');
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).not.toContain('teapot');
    await inGerman();
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).toBe('Der Server hat mit dem Fehler 418 geantwortet.');
  });

  test('keeps the message of a code that the client does not know', () => {
    const error = new ApiError(409, { code: 'garden.locked', message: 'The bed is locked.' });
    expect(errorText(error, texts.i18n)).toBe('The bed is locked.');
  });

  test('translates a known code', async () => {
    await inGerman();
    const error = new ApiError(404, NOT_FOUND);
    expect(errorText(error, texts.i18n)).toBe(texts.i18n.t('core:errors.not-found'));
    expect(errorText(error, texts.i18n)).not.toBe(NOT_FOUND.message);
  });
});

describe('the snackbar of a failed `call`', () => {
  test('shows the unchanged message of a body without a code', () => {
    expect(failureText(new ApiError(400, { message: 'no more pots' }), texts.i18n)).toBe('no more pots');
  });

  test('translates the message of a known code', async () => {
    await inGerman();
    expect(failureText(new ApiError(404, NOT_FOUND), texts.i18n)).toBe(texts.i18n.t('core:errors.not-found'));
  });

  test('shows the text of an HTML message, with or without a code', () => {
    expect(failureText(new ApiError(400, { message: '<p>no <b>pots</b></p>' }), texts.i18n)).toBe('no pots');
    expect(failureText(new ApiError(400, { code: 'garden.empty', message: '<p>no <b>pots</b></p>' }), texts.i18n)).toBe('no pots');
  });

  test.each([
    ['an object without a message', { pots: 0 }, '{"pots":0}'],
    ['an object with an empty message', { message: ' ' }, '{"message":" "}'],
    ['a text', 'no more pots', 'no more pots'],
    ['nothing', undefined, GENERAL],
  ])('shows the body if it has no message: %s', (_, body, words) => {
    expect(failureText(new ApiError(400, body), texts.i18n)).toBe(words);
  });

  test('shows why there is no usable response, whatever a proxy sent instead', () => {
    expect(failureText(unreadable({ message: 'Welcome to the hotel' }), texts.i18n)).toMatch(/^The response could not be read/);
  });
});

test('the snackbar of a failed `raw` call shows the unchanged body, even if its code is known', async () => {
  await inGerman();
  expect(rawFailureText(new ApiError(404, NOT_FOUND), texts.i18n)).toBe(JSON.stringify(NOT_FOUND));
});

test('the snackbar of a failed `raw` call shows the general sentence if the body has no text', () => {
  expect(rawFailureText(new ApiError(500, ''), texts.i18n)).toBe(GENERAL);
});

test('the snackbar of a failed `raw` call shows why there is no response', () => {
  expect(rawFailureText(unreadable('<h1>hotel</h1>'), texts.i18n)).toMatch(/^The response could not be read/);
});

describe('the snackbar of a failed download', () => {
  const invalid = { code: 'invalid', message: 'The input is not valid.' };
  const issue = {
    path: 'format',
    code: 'spreadsheets.too-many-rows',
    message: 'A workbook has at most 50,000 rows. Choose CSV, or fewer rows.',
    values: { limit: 50_000 },
  };

  test('shows the sentence of the first issue in the current language', async () => {
    const error = new ApiError(422, { ...invalid, issues: [issue] });
    expect(downloadFailureText(error, texts.i18n)).toBe(issue.message);
    await inGerman();
    expect(downloadFailureText(error, texts.i18n)).toBe(
      'Eine Arbeitsmappe hat höchstens 50.000 Zeilen. Wählen Sie CSV oder weniger Zeilen.',
    );
  });

  test('is that of any call without issues', () => {
    const error = new ApiError(404, NOT_FOUND);
    expect(downloadFailureText(error, texts.i18n)).toBe(failureText(error, texts.i18n));
  });
});
