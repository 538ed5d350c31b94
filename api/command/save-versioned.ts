import type { AuditAction } from '@contract/audit-log/actions';
import type { Tx } from '../db/database';
import type { Statement } from '../db/statement';
import { AppError } from '../http/app-error';
import { type Context, changeOne, type Doer, type Recorded, refuseStale } from './command';

/** What a command makes of a row, and what its audit row tells; `id` where the object is not the row. */
export type RowChange<R> = Omit<Recorded, 'id'> & {
  id?: string;
  after: R;
  action: AuditAction;
  /** What goes with it, written after the row. */
  also?: () => Promise<unknown>;
};

export type Versioned<P, R> = {
  read: () => Promise<R | undefined>;
  /** The version that the client looked at. */
  seen: number | undefined;
  /** Guarded by the version that was read. */
  write: Statement<P, unknown>;
  /** Refuses what may not be; undefined where the row stays as it was. */
  change: (row: R) => Promise<RowChange<R> | undefined> | RowChange<R> | undefined;
};

/**
 * Changes a row that somebody else may have changed since the client looked at it. One that stays as it was is not written, and has no
 * audit row. Returns the row as it is then.
 * @throws AppError NOT_FOUND; STALE with the version that there is.
 */
export async function saveVersioned<P extends Parameters<Tx['run']>[1], R extends P & { id: string; version: number }>(
  context: Pick<Context<Doer>, 'tx' | 'record' | 'leaveNoRow'>,
  of: Versioned<P, R>,
): Promise<R> {
  const { tx, record, leaveNoRow } = context;
  const row = await of.read();
  if (!row) throw new AppError('NOT_FOUND');
  refuseStale(of.seen, row);
  const change = await of.change(row);
  if (!change) {
    leaveNoRow('it stays as it was');
    return row;
  }
  const { after, action, also, id = row.id, ...told } = change;
  await changeOne(tx, of.write, after);
  await also?.();
  await record(action, { ...told, id });
  return { ...after, version: row.version + 1 };
}

type Told = string | number | boolean | null;

/** The named parts that are others than before, as an audit row tells them: `name` and `nameBefore`. */
export function beforeAndAfter<T extends Readonly<Record<string, Told>>>(before: T, after: T): Record<string, Told> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(
    changed.flatMap((name) => [
      [name, after[name] ?? null],
      [`${name}Before`, before[name] ?? null],
    ]),
  );
}
