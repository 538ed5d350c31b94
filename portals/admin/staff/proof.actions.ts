import type { CallInput } from '@contract/endpoint';
import { proveOneself } from '@contract/staff/own-proof-calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { answerByPasskey, hasPasskeys } from './passkey-browser';
import { askProof } from './proof.store';

/**
 * Makes a call that changes how somebody logs in. Where the server asks for a proof, the person is asked who they are, and the
 * call is made once more with it. Throws what the call throws, also where the person turned away.
 */
export async function withProof<T>(send: (given: { proof?: string }) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (cause) {
    if (toApiError(cause).code !== 'PROOF_NEEDED') throw cause;
    const proof = await askProof();
    if (proof === null) throw cause;
    return send({ proof });
  }
}

type Credentials = CallInput<typeof proveOneself>['body'];

/** Says again who one is; a passkey is asked once where the server wants one. Throws ApiError as the log-in does. */
export async function prove(credentials: Credentials): Promise<string> {
  const send = async (body: Credentials) => (await call(proveOneself, { body })).proof;
  try {
    return await send(credentials);
  } catch (cause) {
    const asked = toApiError(cause).passkey;
    if (!asked || !hasPasskeys()) throw cause;
    const passkey = await answerByPasskey(asked).catch(() => {
      throw cause;
    });
    return send({ ...credentials, passkey: passkey as NonNullable<Credentials['passkey']> });
  }
}
