import { findEnterprise } from '@contract/account/calls';
import type { CallInput } from '@contract/endpoint';
import {
  addEnterprise,
  changeEnterprise,
  findEnterprisesByName,
  listActivePractices,
} from '@contract/enterprise/calls';
import type { Message } from '@contract/messages/message';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { type Sheet, tellOvertaken } from '../words/what-changed';
import { copy } from './copy';
import { enterpriseForm } from './enterprise.store';
import type { Enterprise } from './enterprises-view';

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

type Changes = Omit<CallInput<typeof changeEnterprise>['body'], '_id' | 'version'>;

/** Changes an enterprise as it was shown. Throws ApiError with fields, or STALE, which says what a colleague changed meanwhile. */
export async function change(of: Enterprise, changes: Changes) {
  const { _id, version } = of;
  const readNow = async () => {
    const { data } = await call(findEnterprisesByName, { query: { noLimit: 'true' } });
    return data.find((one) => one._id === _id);
  };
  const say = (changed: string) => copy.overtaken(of.name, changed);
  const sent = call(changeEnterprise, { body: { _id, version, ...changes } });
  return (await sent.catch(tellOvertaken<Enterprise>({ before: of, readNow, sheetOf, say }))).enterprise;
}

/** An enterprise as the form asks for it. */
const sheetOf = ({ name, urlSlug, hasLogo, providers }: Enterprise): Sheet => ({
  Name: name,
  'Page address': urlSlug,
  Logo: hasLogo ? 'yes' : 'no',
  Practices: providers.map(({ PracticeName }) => PracticeName).join(', '),
});

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
