import { CompactSign, compactVerify, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose';

const ALGORITHM = 'RS256';

/** A new key of an issuer. */
export interface NewKey {
  /** The private key in PKCS 8, to be sealed. */
  readonly privateKey: string;
  readonly publicJwk: Readonly<Record<string, string>>;
}

/** Makes a key for RS256 with 2,048 bits. */
export async function newIssuerKey(kid: string): Promise<NewKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  return { privateKey: await exportPKCS8(privateKey), publicJwk: { kty: 'RSA', n, e, kid, alg: ALGORITHM, use: 'sig' } };
}

/** Signs a payload. The header has exactly the members that Open Badges 3.0 allows. */
export async function signToken(privateKey: string, kid: string, payload: object, typ = 'JWT'): Promise<string> {
  const key = await importPKCS8(privateKey, ALGORITHM);
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return new CompactSign(bytes).setProtectedHeader({ alg: ALGORITHM, typ, kid }).sign(key);
}

/** Whether a token was signed by the owner of the key. */
export async function isSignedBy(publicJwk: JWK, token: string): Promise<boolean> {
  try {
    await compactVerify(token, await importJWK(publicJwk, ALGORITHM), { algorithms: [ALGORITHM] });
    return true;
  } catch {
    return false;
  }
}
