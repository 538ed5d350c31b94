import type { CallInput } from '@contract/endpoint';
import { getAutopayAuthorization } from '@contract/payment-method/autopay-calls';
import type { setAutopay } from '@contract/servicing/autopay-calls';
import type { TestApp } from './app';

type Input = CallInput<typeof setAutopay>;

/** What a person sends who has read what a choice of autopay authorizes, and agrees to it; without the hash where it is refused. */
export async function agreedAutopay(
  world: Pick<TestApp, 'call'>,
  { params, body }: Pick<Input, 'params' | 'body'>,
  { token }: { token: string },
): Promise<Pick<Input, 'params' | 'body'>> {
  const { type, customAmount, paymentMethodId } = body;
  if (type === 'NONE') return { params, body };
  const query = {
    type,
    ...(customAmount !== undefined && { customAmount: String(customAmount) }),
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  };
  const { status, body: shown } = await world.call(getAutopayAuthorization, { params, query }, { token });
  return { params, body: status === 200 ? { ...body, authorizationHash: shown.sha256 } : body };
}
