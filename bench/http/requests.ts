import type { BenchRequest } from './sides';
import type { BenchWorld } from './world';

/** Every borrower's list in turn. */
export function listRequests({ borrowers }: BenchWorld, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const { id, token } = take(borrowers, index);
    return { method: 'GET', path: `/borrower/${id}/credittransactions`, token };
  });
}

/** The approvals of one round; each is used once. */
export function approvalRequests({ approvals }: BenchWorld, round: number, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const place = round * count + index;
    if (place >= approvals.length) throw new Error('The world has too few approvals.');
    const { path, token } = take(approvals, place);
    return { method: 'PATCH', path, token, key: `bench-${place}` };
  });
}

function take<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The world is empty.');
  return item;
}
