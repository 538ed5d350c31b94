import { findEnterprisesByName } from '@contract/enterprise/calls';
import { membershipMessages } from '@contract/messages/membership';
import {
  getBillingPractice,
  getEnterpriseCardPage,
  getEnterprisePaymentOptions,
  saveEnterpriseCard,
  updateEnterprisePaymentOptions,
} from '@contract/payment-options/enterprise-calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tellOvertaken } from '../../words/what-changed';
import { overtaken } from './copy';
import { tellFailed } from './options.actions';
import { options, type Shown } from './options.store';
import type { OptionsChanges } from './options-form';
import { optionsSheet } from './options-sheet';

/** Fetches how an enterprise pays. Another one starts from an empty page. */
export async function loadEnterprise(enterpriseId: string): Promise<void> {
  const of = options.enterprise;
  if (of.data && of.data.ownerId !== enterpriseId) resetResource(of);
  await load(of, async (signal) => {
    const answer = await call(getEnterprisePaymentOptions, { query: { enterpriseId } }, { signal });
    return { ...answer, ownerId: enterpriseId, version: answer.standing.version };
  });
}

/** Fetches the enterprises that there are, for whoever sees several. */
export async function loadEnterprises(): Promise<void> {
  await load(
    options.enterprises,
    async (signal) => (await call(findEnterprisesByName, { query: { noLimit: 'true' } }, { signal })).data,
  );
}

/** Changes options as they were when their form was opened. @throws ApiError with fields; STALE, which says what a colleague changed. */
export async function saveEnterpriseOptions(change: OptionsChanges, opened: Shown): Promise<void> {
  const { ownerId: enterpriseId, version } = opened;
  const readNow = async () => {
    await loadEnterprise(enterpriseId);
    return options.enterprise.data ?? undefined;
  };
  await call(updateEnterprisePaymentOptions, { body: { enterpriseId, version, ...change } })
    .catch(tellOvertaken<Shown>({ before: opened, readNow, sheetOf: optionsSheet, say: overtaken }))
    .catch(tellFailed);
  await loadEnterprise(enterpriseId);
  toast(membershipMessages.paymentOptionsUpdated);
}

/** The address of the vault's page for an enterprise's card. */
export const openEnterpriseCardPage = async (enterpriseId: string) =>
  (await call(getEnterpriseCardPage, { query: { enterpriseId } })).data;

/** Keeps the card that was entered. @throws ApiError; its message says why a card was refused. */
export async function keepEnterpriseCard(enterpriseId: string, token: string): Promise<void> {
  await call(saveEnterpriseCard, { body: { enterpriseId, token } });
  toast(membershipMessages.paymentOptionsUpdated);
}

/** From what a practice of the enterprise pays its own invoices. @throws ApiError */
export const readBillingPractice = (practiceId: string) => call(getBillingPractice, { query: { practiceId } });
