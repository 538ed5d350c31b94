import type { OwnedObject } from '@contract/endpoint';
import type { Enrollment } from '@domain/enums';
import type { Db } from '../db/database';
import type { Actor, StaffActor } from './actor';

/** Somebody who asks for themselves. */
export type Person = Exclude<Actor, { kind: 'public' | 'staff' }>;

/** A practice at which staff see an object, and what for; null for the practice itself. */
export type Place = { practice_id: string; enrollment: Enrollment | null };

/** How an id of a noun is owned. Each feature declares it for its own; unknown ids belong to nobody. */
export type Owner = {
  belongsTo(db: Db, id: string, person: Person): boolean | Promise<boolean>;
  placesOf(db: Db, id: string): Promise<readonly Place[]>;
  /** What a staff member has for themselves, at whichever practice they work. */
  belongsToStaff?(db: Db, id: string, staff: StaffActor): Promise<boolean>;
};

export type Owners = Readonly<Record<OwnedObject, Owner>>;
