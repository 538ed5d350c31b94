import { onboardingMessages } from '@contract/messages/staff/onboarding';
import type { askSugarAgain, startOnboarding } from '@contract/onboarding/calls';
import { mergeLead, usableLead } from '@domain/practice/onboarding';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { CRM_FIELDS } from '../../vendors/crm/port';
import { VendorError } from '../../vendors/vendor-error';
import { keepOnboarding, onboardingAt } from './keep-onboarding';
import { onboardingOfSugar } from './onboarding.reads';
import { type Lead, leadOf, onboardingView } from './onboarding.view';
import { insertOnboarding } from './onboarding.writes';
import { takeUp } from './take-up';

const NOT_AVAILABLE = onboardingMessages.onboardingFallbackSugarId.text;
const NO_LEAD: Lead = { fields: {}, missing: [], error: null };

const taken = () =>
  new AppError('DUPLICATED_DATA', {
    userMessage: NOT_AVAILABLE,
    fields: [{ field: 'sugarId', message: 'This lead is already being onboarded.' }],
    extra: { duplicated: true },
  });

/**
 * What the sales team's system knows of a lead. A system that fails, or answers with a part, leaves the onboarding to whoever types.
 * @throws AppError INVALID_FIELDS for a number that is no lead.
 */
async function askCrm(deps: Deps, sugarId: string, typed: Lead['fields']): Promise<Lead> {
  const asked = await deps.vendors.crm.lead(sugarId).catch((error: unknown) => {
    if (error instanceof VendorError)
      return { fields: {}, error: "The CRM isn't responding. Try again in a few minutes." };
    throw error;
  });
  if (!asked)
    throw new AppError('INVALID_FIELDS', {
      userMessage: NOT_AVAILABLE,
      fields: [{ field: 'sugarId', message: 'The CRM has no lead with this number.' }],
    });
  const { fields } = mergeLead(typed, usableLead(asked.fields));
  const missing = CRM_FIELDS.filter((name) => fields[name] === undefined);
  return { fields, missing, error: asked.error };
}

/**
 * Begins an onboarding: with a self-enrollment that waits, with a lead, or with nothing. The lead's system is asked before anything is kept; one that is down does not hold anybody up.
 * @throws AppError DUPLICATED_DATA for a lead that is being onboarded already; INVALID_FIELDS for a number that is none.
 * Source: provider-admin §7 Onboarding.
 */
export async function start({ body, actor, meta }: HandlerRequest<typeof startOnboarding>, deps: Deps) {
  const { sugarId, providerLeadId } = body;
  if (providerLeadId !== undefined && sugarId !== undefined)
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'providerLeadId', message: 'Start with a lead or a self-enrollment.' }],
    });
  if (providerLeadId !== undefined) return takeUp(providerLeadId, { actor, meta }, deps);
  if (sugarId !== undefined && (await deps.database.read.first(onboardingOfSugar, { sugarId }))) throw taken();
  const lead = sugarId === undefined ? NO_LEAD : await askCrm(deps, sugarId, {});
  return carryOut({ actor, meta }, deps, async ({ tx, now, record }) => {
    const id = deps.newId();
    const name = lead.fields.practiceName ?? '';
    const row = {
      id,
      sugar_id: sugarId ?? null,
      provider_lead_id: null,
      practice_id: null,
      practice_name: name,
      name_key: name.toLowerCase(),
      list_key: 'all',
      status: 'IN_PROGRESS',
      enrollment: 'APPLICATIONS',
      manager_id: null,
      steps: JSON.stringify(lead.error === null ? ['lead'] : []),
      lead: JSON.stringify(lead),
      users: '[]',
      created_at: now,
      created_by: actor.staffId,
      updated_at: now,
      updated_by: actor.staffId,
      version: 1,
      source: sugarId === undefined ? 'typed' : 'crm',
    } as const;
    if ((await tx.run(insertOnboarding, row)) !== 1) throw taken();
    await record('onboarding.started', { practiceId: null, id, detail: { sugarId: sugarId ?? null } });
    return { onboarding: await onboardingView(tx, row) };
  });
}

/**
 * Asks the sales team's system again. What is there stays; what is new is filled in.
 * @throws AppError NOT_FOUND, also for an onboarding without a lead; INVALID_FIELDS for a lead that is gone.
 * Source: provider-admin §4, §7 Onboarding.
 */
export async function askAgain({ body, actor, meta }: HandlerRequest<typeof askSugarAgain>, deps: Deps) {
  const known = await onboardingAt(deps.database.read, body.providerId, actor);
  if (!known.sugar_id) throw new AppError('NOT_FOUND');
  const lead = await askCrm(deps, known.sugar_id, leadOf(known).fields);
  return carryOut({ actor, meta }, deps, async (context) => {
    const row = await onboardingAt(context.tx, known.id, actor);
    const { fields } = mergeLead(leadOf(row).fields, lead.fields);
    const name = row.practice_name || (fields.practiceName ?? '');
    const change = {
      lead: JSON.stringify({ ...lead, fields }),
      practice_name: name,
      name_key: name.toLowerCase(),
    };
    const onboarding = await keepOnboarding(context, row, { step: 'lead', isDone: lead.error === null, change });
    const detail = { missing: lead.missing.length, failed: lead.error !== null };
    await context.record('onboarding.lead_asked', { practiceId: row.practice_id, id: row.id, detail });
    return { onboarding };
  });
}
