import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../config/config';

type Site = Pick<Config, 'publicUrl'>;
export type Passkey = { id: string; publicKey: string; counter: number; transports: string[] };

/** Passkeys belong to our own address alone: nobody answers for us elsewhere. */
const originOf = ({ publicUrl }: Site): string => new URL(publicUrl).origin;
const rpIdOf = ({ publicUrl }: Site): string => new URL(publicUrl).hostname;

/** The challenge that an answer says it answers; undefined where it says none. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = read as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const known = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));
type AuthenticatorTransport = 'usb' | 'nfc' | 'ble' | 'internal' | 'hybrid' | 'smart-card' | 'cable';

/** Loaded with the first passkey: it takes as long to load as a third of the server. */
const webAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

/** What a browser needs to make a passkey for somebody who has some already. */
export async function registrationOptions(
  site: Site,
  person: { id: string; name: string },
  passkeys: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: rpIdOf(site),
    rpID: rpIdOf(site),
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    attestationType: 'none',
    excludeCredentials: known(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function logInOptions(
  site: Site,
  passkeys: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: rpIdOf(site),
    allowCredentials: known(passkeys),
    userVerification: 'preferred',
  });
}

/** The passkey that a browser made; undefined for an answer from elsewhere, to something else, or that is no answer. */
export async function readRegistration(
  site: Site,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: string },
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: rpIdOf(site),
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    // The library throws for whatever does not fit; what exactly is nobody's to learn.
    return undefined;
  }
}

/** The counter after an answer of a passkey; undefined for an answer that does not prove it, and for a copied one, whose counter stays behind. */
export async function readLogIn(
  site: Site,
  of: { response: AuthenticationResponseJSON; challenge: string; passkey: Passkey },
): Promise<number | undefined> {
  const { response, challenge, passkey } = of;
  const { id, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: rpIdOf(site),
      requireUserVerification: false,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
