import { findEnterprise } from '@contract/calls/account';
import { addEnterprise, changeEnterprise, listActivePractices } from '@contract/calls/enterprise';
import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { copy } from './copy';
import { enterpriseForm } from './enterprise.store';

/** Fetches the practices that an enterprise can be made of. */
export async function loadPractices(): Promise<void> {
  await load(enterpriseForm.practices, async (signal) => (await call(listActivePractices, {}, { signal })).practices);
}

/** Fetches the logo of an enterprise; the list leaves pictures out. */
export async function loadLogo(_id: string): Promise<void> {
  await load(enterpriseForm.logo, async (signal) => {
    const { enterprise } = await call(findEnterprise, { query: { _id } }, { signal });
    return { _id, logo: enterprise.logo };
  });
}

/** Makes an enterprise. The same `idempotencyKey` makes one. Throws ApiError with fields. */
export async function add(body: CallInput<typeof addEnterprise>['body'], idempotencyKey: string) {
  return (await call(addEnterprise, { body }, { idempotencyKey })).enterprise;
}

/** Throws ApiError: STALE, or with fields. */
export async function change(body: CallInput<typeof changeEnterprise>['body']) {
  return (await call(changeEnterprise, { body })).enterprise;
}

const toastOf = (text: string, severity: Message['severity']): Message => ({
  text,
  kind: 'toast',
  severity,
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
});

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(toastOf(copy.made.copied, 'success'));
  } catch {
    toast(toastOf(copy.made.notCopied, 'error'));
  }
}
