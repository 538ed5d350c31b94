import { addEnterprise, changeEnterprise } from '@contract/enterprise/calls';
import type { FieldFault } from '@contract/error';
import { reservedSegments } from '@contract/reserved-segments';
import { type Context, changeOne, command } from '../../command/command';
import { beforeAndAfter, saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import { takeTurn } from '../../db/turn';
import type { StaffActor } from '../../http/actor';
import { liesIn } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import { pictureRefusal } from '../../pictures/read-picture';
import { keepAgreedPrices } from '../fee-schedule/index';
import { mailboxesOfPractice } from '../practice/index';
import {
  enterpriseById,
  enterpriseOfSlug,
  enterprisesWithPractices,
  practiceNamed,
  practiceOfSlug,
  practicesOfEnterprise,
  wishedPractices,
} from './enterprise.reads';
import { insertEnterprise, joinEnterprise, leaveEnterprise, setEnterprise } from './enterprise.writes';
import { enterpriseView } from './list-enterprises';

type StaffContext = Context<StaffActor>;
type Wished = { id: string; urlSlug?: string | undefined; logo?: string | undefined; joining: readonly string[] };

const keyOf = (name: string) => name.toLowerCase();

const TAKEN = 'Another enterprise or practice already uses this address.';

function refuseTaken(): never {
  throw new AppError('DUPLICATED_DATA', {
    userMessage: TAKEN,
    fields: [{ field: 'urlSlug', message: TAKEN }],
    extra: { duplicated: true },
  });
}

/** Why practices cannot come to an enterprise: they are another one's, or not active. */
async function refusedPractices(tx: Tx, { id, joining }: Wished): Promise<FieldFault[]> {
  if (joining.length === 0) return [];
  const rows = await wishedPractices(tx, joining);
  return rows.flatMap(({ name, is_active: isActive, enterprise_id: other, of }) => {
    if (other !== null && other !== id)
      return [{ field: 'providers', message: `${name} belongs to ${of}. Remove it from that enterprise first.` }];
    return isActive === 1 ? [] : [{ field: 'providers', message: `${name} isn't active.` }];
  });
}

/**
 * Refuses an address that is ours or somebody else's, a logo that is none, and practices that are another enterprise's.
 * @throws AppError INVALID_FIELDS, DUPLICATED_DATA
 */
async function refuseWished(tx: Tx, wished: Wished): Promise<void> {
  const { id, urlSlug, logo } = wished;
  const isReserved = urlSlug !== undefined && reservedSegments.has(urlSlug);
  const noLogo = logo ? pictureRefusal(logo) : undefined;
  const fields = [
    ...(isReserved ? [{ field: 'urlSlug', message: 'This address is reserved. Choose another one.' }] : []),
    ...(noLogo ? [{ field: 'logo', message: noLogo }] : []),
    ...(await refusedPractices(tx, wished)),
  ];
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  if (urlSlug === undefined) return;
  await takeTurn(tx, `address:${urlSlug}`);
  const taken = await tx.first(enterpriseOfSlug, { slug: urlSlug });
  // One that has its address keeps it. A practice's enrollments come by its own.
  if (taken?.id === id) return;
  if (taken || (await tx.first(practiceOfSlug, { slug: urlSlug }))) refuseTaken();
}

/** Brings practices to an enterprise and takes others off, each on record in its own chain. */
async function movePractices(
  context: StaffContext,
  { id: enterpriseId, name }: { id: string; name: string },
  { joining, leaving }: { joining: readonly string[]; leaving: readonly string[] },
): Promise<void> {
  const { tx, record } = context;
  // Another group is no other price (decision record 0061).
  for (const practiceId of [...leaving, ...joining]) await keepAgreedPrices(tx, practiceId);
  for (const practiceId of leaving) {
    // While it is in the enterprise, whose administrators hear of it too.
    await tellOfMove(context, practiceId, { kind: 'practice-left-enterprise', name });
    await changeOne(tx, leaveEnterprise, { practiceId, enterpriseId });
    const detail = { before: enterpriseId, after: null };
    await record('practice.enterprise_changed', { practiceId, id: practiceId, detail });
  }
  for (const practiceId of joining) {
    await changeOne(tx, joinEnterprise, { practiceId, enterpriseId });
    const detail = { before: null, after: enterpriseId };
    await record('practice.enterprise_changed', { practiceId, id: practiceId, detail });
    await tellOfMove(context, practiceId, { kind: 'practice-joined-enterprise', name });
  }
}

type Move = { kind: 'practice-left-enterprise' | 'practice-joined-enterprise'; name: string };

async function tellOfMove({ tx, send }: StaffContext, practiceId: string, { kind, name }: Move): Promise<void> {
  const practice = await tx.first(practiceNamed, { id: practiceId });
  for (const to of await mailboxesOfPractice(tx, practiceId))
    await send(kind, { to, practiceName: practice?.name ?? '', enterpriseName: name });
}

async function shown({ tx, deps, actor }: StaffContext, id: string) {
  const [row] = await enterprisesWithPractices(tx, [id], actor.scope);
  if (!row) throw new AppError('NOT_FOUND');
  return { enterprise: enterpriseView(row, deps) };
}

/**
 * Makes an enterprise of practices that are in none. From then on its administrators see them.
 * @throws AppError INVALID_FIELDS, DUPLICATED_DATA for an address that another one has.
 * Source: provider-admin §7 Onboarding.
 */
export const makeEnterprise = command(addEnterprise)(async ({ body }, context) => {
  const { tx, deps, now, record } = context;
  const { name, urlSlug, logo } = body;
  const id = deps.newId();
  const joining = [...new Set(body.providers ?? [])];
  await refuseWished(tx, { id, urlSlug, logo, joining });
  const written = await tx.run(insertEnterprise, {
    id,
    name,
    url_slug: urlSlug,
    logo: logo || null,
    fees_paid_by_enterprise: 0,
    name_key: keyOf(name),
    list_key: 'all',
    created_at: now,
    version: 1,
  });
  if (written !== 1) refuseTaken();
  await movePractices(context, { id, name }, { joining, leaving: [] });
  await record('enterprise.added', { practiceId: null, id, detail: { name, urlSlug, practices: joining.length } });
  return shown(context, id);
});

/**
 * Changes an enterprise. Practices out of one's scope are no part of `providers` and stay.
 * @throws AppError NOT_FOUND, STALE, INVALID_FIELDS, DUPLICATED_DATA
 * Source: provider-admin §7 Onboarding.
 */
export const editEnterprise = command(changeEnterprise)(async ({ body }, context) => {
  const { tx, actor } = context;
  const { _id: id, urlSlug, logo } = body;
  await saveVersioned(context, {
    read: () => tx.first(enterpriseById, { id }),
    seen: body.version,
    write: setEnterprise,
    change: async (row) => {
      const own = await tx.all(practicesOfEnterprise, { id });
      const wished = body.providers ? [...new Set(body.providers)] : own.map((one) => one.id);
      const joining = wished.filter((practiceId) => !own.some((one) => one.id === practiceId));
      const leaving = own.filter((one) => liesIn(actor.scope, one) && !wished.includes(one.id)).map((one) => one.id);
      await refuseWished(tx, { id, urlSlug, logo, joining });
      const after = {
        ...row,
        name: body.name ?? row.name,
        name_key: keyOf(body.name ?? row.name),
        url_slug: urlSlug ?? row.url_slug,
        logo: logo === undefined ? row.logo : logo || null,
      };
      const changed = changesOf(row, after);
      if (Object.keys(changed).length + joining.length + leaving.length === 0) return undefined;
      const detail = { ...changed, joined: joining.length, left: leaving.length, version: row.version };
      const also = () => movePractices(context, { id, name: after.name }, { joining, leaving });
      return { after, action: 'enterprise.changed', practiceId: null, detail, also };
    },
  });
  return shown(context, id);
});

type Told = { name: string; url_slug: string; logo: string | null };

const sheetOf = ({ name, url_slug: urlSlug }: Told) => ({ name, urlSlug });

/** What is another than before; of a logo only that it is. */
function changesOf(before: Told, after: Told) {
  return {
    ...beforeAndAfter(sheetOf(before), sheetOf(after)),
    ...(before.logo !== after.logo && { hasLogo: after.logo !== null, hadLogo: before.logo !== null }),
  };
}
