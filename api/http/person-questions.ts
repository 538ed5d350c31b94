import type { AccessRule } from '@contract/endpoint';
import { mayAskBy, personDocuments } from '@contract/person-fields';
import { readerOf, seesProtectedFields } from '@contract/person-readers';
import type { Actor } from './actor';
import { AppError } from './app-error';
import type { DecodedParts } from './decode';

type Parts = Record<string, Record<string, unknown> | undefined>;

/**
 * Refuses what would tell somebody by a detour what their answers leave out: a filter or an order by a protected field, and
 * a person's copy of a protected document.
 * @throws AppError FORBIDDEN
 */
export function refuseProtectedQuestion(actor: Actor, rule: AccessRule, parts: DecodedParts): void {
  if (actor.kind !== 'staff') return;
  const asked = parts as unknown as Parts;
  const filters = Object.keys((asked.body?.filters as object | undefined) ?? {});
  const sort = (asked.body?.sort as { key?: string } | undefined)?.key ?? '';
  const reader = readerOf(actor);
  if ([...filters, sort].some((name) => !mayAskBy(reader, name))) throw new AppError('FORBIDDEN');
  if (seesProtectedFields(actor.role)) return;
  if (asksForPerson(rule, asked) && documentsOf(asked).some(isProtectedDocument)) throw new AppError('FORBIDDEN');
}

/** True when the request names somebody's object; without one it asks for a text that anybody may read. */
function asksForPerson(rule: AccessRule, parts: Parts): boolean {
  if (rule.kind === 'public') return false;
  return (rule.owns ?? []).some(({ at }) => {
    const [part = '', name = ''] = at.split('.', 2);
    return parts[part]?.[name] !== undefined;
  });
}

function documentsOf(parts: Parts): unknown[] {
  return ['params', 'query', 'body'].flatMap((part) => [
    parts[part]?.documentKey,
    ...[parts[part]?.documentKeys ?? []].flat(),
  ]);
}

function isProtectedDocument(key: unknown): boolean {
  return typeof key === 'string' && (personDocuments as Record<string, string>)[key] === 'platform';
}
