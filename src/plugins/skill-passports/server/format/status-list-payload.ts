import type { StatusBits } from './status-bits.ts';

/** A status list as the payload of a JWT (Bitstring Status List 1.0, section 2.2). */
export function statusListPayload(list: {
  readonly id: string;
  readonly issuerId: string;
  readonly bits: StatusBits;
  readonly validFrom: Date;
}) {
  const { id, issuerId, bits, validFrom } = list;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId,
    validFrom: validFrom.toISOString(),
    credentialSubject: { id: `${id}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList: bits.encode() },
    iss: issuerId,
    jti: id,
    sub: `${id}#list`,
  };
}
