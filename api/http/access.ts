import type { AccessRule, Endpoint } from '@contract/endpoint';
import type { Db } from '../db/database';
import type { Actor } from './actor';
import { isNamed, seesPractice } from './actor.reads';
import { AppError } from './app-error';
import type { DecodedParts } from './decode';
import type { Owner, Owners } from './owners';

/** Of an archived account (decision 75). */
const PAPERS_ALONE =
  'This account is closed. You can still see and save your documents and pay what you owe. For anything else, contact us.';

/**
 * Picks the rule of the access table that lets the actor in.
 * @throws AppError NO_SESSION without a session, FORBIDDEN for another kind of actor or role, and without the permission,
 * ACCOUNT_BLOCKED for what somebody of a closed account cannot do.
 */
export function admit(
  endpoint: Endpoint,
  actor: Exclude<Actor, { kind: 'public' }> | undefined,
): { actor: Actor; rule: AccessRule } {
  if (actor) {
    for (const rule of endpoint.access) {
      if (rule.kind !== actor.kind) continue;
      if (rule.kind === 'staff' && actor.kind === 'staff' && !isNamed(rule, actor)) continue;
      if ('isClosed' in actor && actor.isClosed && !endpoint.afterClosing)
        throw new AppError('ACCOUNT_BLOCKED', { userMessage: PAPERS_ALONE });
      return { actor, rule };
    }
  }
  const open = endpoint.access.find((rule) => rule.kind === 'public');
  if (open) return { actor: { kind: 'public' }, rule: open };
  throw new AppError(actor ? 'FORBIDDEN' : 'NO_SESSION');
}

/**
 * Checks every id of the request that the rule names.
 * @throws AppError NOT_FOUND for a foreign or unknown object, so that neither is told from the other.
 */
export async function checkOwnership(
  { db, owners }: { db: Db; owners: Owners },
  actor: Actor,
  { rule, parts }: { rule: AccessRule; parts: DecodedParts },
): Promise<void> {
  if (rule.kind === 'public' || !rule.owns) return;
  for (const { at, is, alone = false } of rule.owns) {
    for (const id of valuesAt(parts, at)) {
      if (!(await owns(db, actor, { owner: owners[is], id, alone })))
        throw new AppError('NOT_FOUND', { event: 'foreign_object' });
    }
  }
}

/** True when an object belongs to the actor; false for foreign and for unknown ones alike. */
export async function owns(
  db: Db,
  actor: Actor,
  { owner, id, alone = false }: { owner: Owner; id: string; alone?: boolean },
): Promise<boolean> {
  if (actor.kind === 'public') return false;
  if (actor.kind !== 'staff') return owner.belongsTo(db, id, actor);
  if (owner.belongsToStaff) return owner.belongsToStaff(db, id, actor);
  for (const { practice_id, enrollment } of await owner.placesOf(db, id)) {
    // What is for financing is not the membership brand's to see (decision 42).
    if (actor.brand === 'membership' && enrollment === 'APPLICATIONS') continue;
    if (await seesPractice(db, actor.scope, { practiceId: practice_id, alone })) return true;
  }
  return false;
}

/** The ids that stand at a place of a request. */
export function valuesAt(parts: DecodedParts, at: string): string[] {
  const [part, name] = at.split('.', 2) as [keyof DecodedParts, string];
  const container = parts[part];
  if (typeof container !== 'object' || container === null) return [];
  // Of a list, every row names its own.
  if (Array.isArray(container)) return container.flatMap((row) => valuesAt({ ...parts, [part]: row }, at));
  const value = (container as Record<string, unknown>)[name];
  // Empty says none, where a schema allows it.
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
