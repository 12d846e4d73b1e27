import { aFile } from '../testing/a-file.ts';
import { type InputResult, inputOf, inputOfFile } from './verified-input.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln';
const ID = '018f0000-0000-7000-8000-0000000000c1';

const text = (token: string): InputResult => ({ input: { text: token } });

describe('inputOf', () => {
  it.each([
    ['a compact JWS', TOKEN],
    ['white space around it', `\n  ${TOKEN}\t`],
    ['lines that a mail program broke', `${TOKEN.slice(0, 10)}\r\n${TOKEN.slice(10)}`],
    ['a byte order mark', `\uFEFF${TOKEN}`],
    ['a JSON string', JSON.stringify(TOKEN)],
    ['a JSON object', JSON.stringify({ jwt: TOKEN })],
    ['a JSON object with another member', JSON.stringify({ version: 'one', saved: TOKEN })],
    ['an enveloped credential', JSON.stringify({ type: 'EnvelopedVerifiableCredential', id: `data:application/vc+jwt,${TOKEN}` })],
    ['a presentation with one credential', JSON.stringify({ verifiableCredential: [TOKEN] })],
  ])('finds the credential in %s', (_what, given) => {
    expect(inputOf(given)).toEqual(text(TOKEN));
  });

  it('sends signed JSON as it is, with its line breaks', () => {
    const json = JSON.stringify({ type: ['VerifiableCredential'], proof: { type: 'DataIntegrityProof' } }, null, 2);
    expect(inputOf(`${json}\n`)).toEqual(text(json));
  });

  it('finds the id in an address of this site', () => {
    expect(inputOf(`https://trellis.example/ob/credentials/${ID}`)).toEqual({ input: { id: ID } });
  });

  it('leaves it to the server to say what is wrong with another text', () => {
    expect(inputOf('not a credential')).toEqual(text('not a credential'));
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['.'.repeat(64 * 1024 + 1), 'size'],
    ['é'.repeat(32 * 1024 + 1), 'size'],
    ['https://elsewhere.example/badge', 'address'],
    ['{"jwt": ', 'unreadable'],
    [`${'['.repeat(30_000)}`, 'unreadable'],
    ['{}', 'no-credential'],
    ['{"jwt": 7}', 'no-credential'],
    ['[1, 2]', 'no-credential'],
    ['{"credential": "  "}', 'no-credential'],
  ])('refuses %j', (given, fault) => {
    expect(inputOf(given)).toEqual({ fault });
  });
});

describe('inputOfFile', () => {
  it.each(['badge.jwt', 'badge.JWS', 'badge.json'])('reads %s', async (name) => {
    expect(await inputOfFile(aFile(TOKEN, name))).toEqual(text(TOKEN));
  });

  it('does not read files of other types', async () => {
    expect(await inputOfFile(aFile(TOKEN, 'badge.png'))).toEqual({ fault: 'type' });
  });

  it('does not read files that are too large', async () => {
    expect(await inputOfFile(aFile('.'.repeat(64 * 1024 + 1), 'badge.jwt'))).toEqual({ fault: 'size' });
  });

  it('says when a file cannot be read', async () => {
    const file = aFile(TOKEN, 'badge.jwt');
    jest.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
    expect(await inputOfFile(file)).toEqual({ fault: 'unreadable' });
  });
});
