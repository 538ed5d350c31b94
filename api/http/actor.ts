import type { ActorKind, Endpoint } from '@contract/endpoint';
import type { StaffRole } from '@domain/enums';
import type { Permission } from '@domain/staff/permissions';

/** Which practices a staff member sees (provider-admin §6, decision 23). */
export type PracticeScope =
  /** Every practice on one side of the sell percentage: below 100 for finance partners, exactly 100 for others. `memberships`: only those enrolled in MEMBERSHIPS (decision 42). */
  { kind: 'all'; financePartner: boolean; memberships: boolean } | { kind: 'some'; practiceIds: readonly string[] };

export type PublicActor = { kind: 'public' };
export type ApplicantActor = { kind: 'applicant'; borrowerId: string; applicationId: string; tokenHash: string };
/** `isClosed`: of an archived account, whose papers stay theirs, and nothing else. */
export type BorrowerActor = { kind: 'borrower'; borrowerId: string; tokenHash: string; isClosed?: boolean };
export type MemberActor = { kind: 'member'; borrowerId: string; tokenHash: string; isClosed?: boolean };
export type StaffActor = {
  kind: 'staff';
  staffId: string;
  name: string;
  role: StaffRole;
  /** What they may do: their own list, else that of their role. */
  permissions: readonly Permission[];
  /** False until an authenticator app has shown a right code. */
  hasSecondFactor: boolean;
  /** A second factor is required of them, and there is none: nothing but setting one up is theirs. */
  lacksFactor: boolean;
  financePartner: boolean;
  brand: string;
  enterpriseId: string | null;
  scope: PracticeScope;
  tokenHash: string;
};

/** The product itself, when a day comes. Never makes a call. */
export type SystemActor = { kind: 'system'; name: string };

export type Actor = PublicActor | ApplicantActor | BorrowerActor | MemberActor | StaffActor;

/** The actors that a call's access table lets in, so that a borrower's handler cannot receive staff. */
export type ActorOf<E extends Endpoint> = Extract<Actor, { kind: ActorKind<E> }>;
