import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  // The shortest form: the length of a key is counted by writing it anew.
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
};

/** An authenticator in software, which signs what it is told: also answers that no honest one gives. */
export function softwarePasskey(origin: string) {
  const rpId = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(24);
  const name = id.toString('base64url');
  // Map of five: kind EC2, ES256, P-256, and the point.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, rest: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest]);
  };
  const answer = <R>(response: R) => ({ id: name, rawId: name, type: 'public-key' as const, response });

  return {
    id: name,
    make(challenge: string, from = origin) {
      const length = Buffer.from([0, id.length]);
      const data = authData(USER_PRESENT | HAS_KEY, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    /** @param step what its counter moves by; a copied authenticator stays behind. */
    use(challenge: string, { from = origin, step = 1 }: { from?: string; step?: number } = {}) {
      counter += step;
      const data = authData(USER_PRESENT, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, from);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
