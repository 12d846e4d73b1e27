import { credentialIdIn } from './credential-address.ts';

const ID = '018f0000-0000-7000-8000-0000000000c1';

it.each([
  ID,
  ` ${ID.toUpperCase()}\n`,
  `https://trellis.example/verify?id=${ID}`,
  `https://trellis.example/verify/?lang=ar&id=${ID}#result`,
  `http://localhost:8080/ob/credentials/${ID}`,
  `https://moved.example/ob/credentials/${ID}/`,
])('credentialIdIn finds the id in %j', (text) => {
  expect(credentialIdIn(text)).toBe(ID);
});

it.each([
  '',
  'eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
  `https://trellis.example/verify?id=${ID}0`,
  `https://trellis.example/verify?credential=${ID}`,
  `https://trellis.example/ob/issuers/${ID}`,
  `https://trellis.example/ob/credentials/${ID}/file`,
  `https://trellis.example/other/ob/credentials/${ID}`,
  `ftp://trellis.example/verify?id=${ID}`,
  `javascript:/verify?id=${ID}`,
  `see https://trellis.example/verify?id=${ID}`,
  'https://',
])('credentialIdIn finds none in %j', (text) => {
  expect(credentialIdIn(text)).toBeUndefined();
});
