import type { ResultOf } from '@contract/endpoint';
import type { ErrorEnvelope } from '@contract/error';
import type { startPasskey } from '@contract/staff/passkey-calls';
import { loadChunk } from '@portals/shell/load-chunk';

/** Fetched when somebody makes or uses a passkey: most log-ins never do. */
const loadBrowser = () => loadChunk('passkey', () => import('@simplewebauthn/browser'));

const PUBLIC_KEY = 'public-key';
const named = (ids: readonly string[]) => ids.map((id) => ({ id, type: PUBLIC_KEY }) as const);

/** True where the browser has passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Asks the browser to create a passkey. Throws when the person cancels or the browser cannot. */
export async function makePasskey({ challenge, rp, account, algorithms, known }: ResultOf<typeof startPasskey>) {
  const { startRegistration } = await loadBrowser();
  return startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user: account,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: PUBLIC_KEY })),
      excludeCredentials: named(known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
}

/** Lets a passkey answer what the log-in asked. Throws where the person or the browser does not. */
export async function answerByPasskey({ challenge, rpId, ids }: NonNullable<ErrorEnvelope['passkey']>) {
  const { startAuthentication } = await loadBrowser();
  return startAuthentication({
    optionsJSON: { challenge, rpId, allowCredentials: named(ids), userVerification: 'preferred' },
  });
}
