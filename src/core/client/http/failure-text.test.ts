import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { ApiError, type Silence, unreadable } from './api-error.ts';
import { errorText, failureText, rawFailureText } from './failure-text.ts';

const texts = new Texts(createRegistry([coreClientPlugin]));
const NOT_FOUND = { code: 'not-found', message: 'This does not exist, or it is not yours to see.' };
const GENERAL = 'Something went wrong!';

beforeAll(async () => {
  await texts.start();
  await texts.ensureNamespaces(['core']);
});
afterEach(() => texts.change('en'));

const inGerman = (): Promise<void> => texts.change('de');

describe('what a page says of a failed call', () => {
  test.each<[Silence, RegExp]>([
    ['offline', /^You are offline/],
    ['no-answer', /^The server cannot be reached/],
    ['timed-out', /^The server took too long/],
    ['unreadable', /^The answer could not be read/],
  ])('names the reason where there is no answer: %s', (silence, words) => {
    expect(errorText(new ApiError(0, undefined, undefined, silence), texts.i18n)).toMatch(words);
  });

  test('names the status of an answer that is not one of ours, in the current language', async () => {
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).toContain('418');
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).not.toContain('teapot');
    await inGerman();
    expect(errorText(new ApiError(418, 'teapot'), texts.i18n)).toBe('Der Server hat mit dem Fehler 418 geantwortet.');
  });

  test('keeps the sentence of a code that has no text here', () => {
    const error = new ApiError(409, { code: 'garden.locked', message: 'The bed is locked.' });
    expect(errorText(error, texts.i18n)).toBe('The bed is locked.');
  });

  test('translates the sentence of a known code', async () => {
    await inGerman();
    const error = new ApiError(404, NOT_FOUND);
    expect(errorText(error, texts.i18n)).toBe(texts.i18n.t('core:errors.not-found'));
    expect(errorText(error, texts.i18n)).not.toBe(NOT_FOUND.message);
  });
});

describe('what the snackbar says of a call for a body', () => {
  test('shows the message of a body without a code as it is', () => {
    expect(failureText(new ApiError(400, { message: 'no more pots' }), texts.i18n)).toBe('no more pots');
  });

  test('translates the message of a known code', async () => {
    await inGerman();
    expect(failureText(new ApiError(404, NOT_FOUND), texts.i18n)).toBe(texts.i18n.t('core:errors.not-found'));
  });

  test('shows the words of a message that is HTML, with a code or without', () => {
    expect(failureText(new ApiError(400, { message: '<p>no <b>pots</b></p>' }), texts.i18n)).toBe('no pots');
    expect(failureText(new ApiError(400, { code: 'garden.empty', message: '<p>no <b>pots</b></p>' }), texts.i18n)).toBe('no pots');
  });

  test.each([
    ['an object without a message', { pots: 0 }, '{"pots":0}'],
    ['an object with an empty message', { message: ' ' }, '{"message":" "}'],
    ['a text', 'no more pots', 'no more pots'],
    ['nothing', undefined, GENERAL],
  ])('shows the body where it has no message: %s', (_, body, words) => {
    expect(failureText(new ApiError(400, body), texts.i18n)).toBe(words);
  });

  test('says why there is no answer, whatever a proxy sent in its place', () => {
    expect(failureText(unreadable({ message: 'Welcome to the hotel' }), texts.i18n)).toMatch(/^The answer could not be read/);
  });
});

describe('what the snackbar says of a call for the full answer', () => {
  test('shows the body as it came, also where its code is known', async () => {
    await inGerman();
    expect(rawFailureText(new ApiError(404, NOT_FOUND), texts.i18n)).toBe(JSON.stringify(NOT_FOUND));
  });

  test('says the general sentence where the body says nothing', () => {
    expect(rawFailureText(new ApiError(500, ''), texts.i18n)).toBe(GENERAL);
  });

  test('says why there is no answer', () => {
    expect(rawFailureText(unreadable('<h1>hotel</h1>'), texts.i18n)).toMatch(/^The answer could not be read/);
  });
});
