import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { isSignedBy, newIssuerKey, signToken } from './issuer-key.ts';

const KID = 'https://jobs.example/ob/issuers/1/keys/1';

test('a token is verified by its public key alone, and its header has exactly three members', async () => {
  const { privateKey, publicJwk } = await newIssuerKey(KID);
  const token = await signToken(privateKey, KID, { id: 'x', sub: 'y' });
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: KID });
  expect(decodeJwt(token)).toEqual({ id: 'x', sub: 'y' });
  expect((await jwtVerify(token, await importJWK(publicJwk, 'RS256'))).payload).toEqual({ id: 'x', sub: 'y' });
  expect(await isSignedBy(publicJwk, token)).toBe(true);
});

test('the public key has no private part', async () => {
  const { publicJwk } = await newIssuerKey(KID);
  expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  // 2,048 bits.
  expect(Buffer.from(publicJwk.n ?? '', 'base64url')).toHaveLength(256);
});

test('a changed token, another key and another algorithm are refused', async () => {
  const [one, other] = [await newIssuerKey(KID), await newIssuerKey(KID)];
  const token = await signToken(one.privateKey, KID, { id: 'x' });
  const [header = '', , signature = ''] = token.split('.');
  const changed = `${header}.${Buffer.from('{"id":"z"}').toString('base64url')}.${signature}`;
  const none = `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid: KID })).toString('base64url')}.${token.split('.')[1]}.`;
  for (const wrong of [changed, none, '', 'a.b.c']) expect(await isSignedBy(one.publicJwk, wrong)).toBe(false);
  expect(await isSignedBy(other.publicJwk, token)).toBe(false);
});

// RFC 7515, appendix A.2.
test('the vector of RFC 7515 for RS256 is verified', async () => {
  const jwk = {
    kty: 'RSA',
    n: 'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
    e: 'AQAB',
  };
  const token =
    'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw';
  expect(await isSignedBy(jwk, token)).toBe(true);
});
