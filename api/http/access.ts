import type { AccessRule, Endpoint } from '@contract/endpoint';
import type { Db } from '../db/database';
import type { Actor } from './actor';
import { owns } from './actor.reads';
import { AppError } from './app-error';
import type { DecodedParts } from './decode';

/**
 * Picks the rule of the access table that lets the actor in.
 * @throws AppError NO_SESSION without a session, FORBIDDEN for another kind of actor or role.
 */
export function admit(
  endpoint: Endpoint,
  actor: Exclude<Actor, { kind: 'public' }> | undefined,
): { actor: Actor; rule: AccessRule } {
  if (actor) {
    for (const rule of endpoint.access) {
      if (rule.kind !== actor.kind) continue;
      if (rule.kind === 'staff' && actor.kind === 'staff' && !rule.roles.includes(actor.role)) continue;
      if (rule.kind === 'staff' && actor.kind === 'staff' && rule.brand && rule.brand !== actor.brand) continue;
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
export async function checkOwnership(db: Db, actor: Actor, rule: AccessRule, parts: DecodedParts): Promise<void> {
  if (rule.kind === 'public' || !rule.owns) return;
  for (const { at, is } of rule.owns) {
    for (const id of valuesAt(parts, at)) {
      if (!(await owns(db, actor, is, id))) throw new AppError('NOT_FOUND');
    }
  }
}

function valuesAt(parts: DecodedParts, at: string): string[] {
  const [part, name] = at.split('.', 2) as [keyof DecodedParts, string];
  const container = parts[part];
  if (typeof container !== 'object' || container === null) return [];
  const value = (container as Record<string, unknown>)[name];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
