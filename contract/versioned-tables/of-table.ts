import type { VersionedTableDeclaration } from './declare-versioned-table';

/** Names the table of a put or a clone where its address, or else its body, has the place for it. */
export function ofTable<B extends object>(
  { clonesFromBody, addresses, bodyId = '_id' }: VersionedTableDeclaration,
  call: 'put' | 'clone',
  { id: table, body }: { id: string; body: B },
): { params: { id: string }; body: B } {
  const isInBody = addresses?.[call] !== undefined || (call === 'clone' && clonesFromBody === true);
  return { params: { id: table }, body: isInBody ? { ...body, [bodyId]: table } : body };
}
