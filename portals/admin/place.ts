import type { StaffRole } from '@domain/enums';
import type { Permission } from '@domain/staff/permissions';
import { loadChunk } from '@portals/shell/load-chunk';
import type { ComponentType } from 'react';

/** What the places ask of a person. Somebody whose permissions are not known yet is let in, and asked again once they are. */
export type Visitor = {
  readonly role: StaffRole;
  readonly brand?: string;
  readonly permissions?: readonly string[];
  readonly financePartner?: boolean;
  readonly practices?: readonly { readonly enrollments: readonly string[] }[];
};

/** Groups of the sidebar, in their order. */
export const SIDEBAR_GROUPS = [
  'Patients',
  'Members',
  'Money',
  'Plan settings',
  'Credit',
  'Practice',
  'Reports',
] as const;
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];

/** Icons of the sidebar by name: they are drawn with the frame, which arrives after the places. */
export type SidebarIcon =
  | 'audit'
  | 'bank'
  | 'calculator'
  | 'calendar'
  | 'document'
  | 'enterprise'
  | 'loyalty'
  | 'onboarding'
  | 'overview'
  | 'people'
  | 'person'
  | 'plan'
  | 'practice'
  | 'product'
  | 'repayment'
  | 'risk-profile'
  | 'risk-table'
  | 'rules'
  | 'settings'
  | 'today'
  | 'transaction'
  | 'treatment'
  | 'website';

/** Who may open a place: whoever holds one of `needs`, sees financing where it is of financing, and passes `sees`. */
export type Who = {
  readonly needs?: readonly Permission[];
  /** Not for the membership brand (decision 42). */
  readonly isFinancing?: boolean;
  readonly sees?: (person: Visitor) => boolean;
};

/**
 * A screen of the staff portal in one row: its address, its name in the tab, who may open it, and where it stands in the sidebar and in
 * the palette. Guards, routes, sidebar and palette all read it.
 */
export type Place = Who & {
  /** Pattern of the address, relative to the base path. */
  readonly path: string;
  readonly title: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  /** Stands outside the staff frame, because it is printed. */
  readonly isPrinted?: boolean;
  /** People may begin here: their first screen is the first such place that they may open. */
  readonly isHome?: boolean;
  readonly sidebar?: {
    readonly group: SidebarGroup;
    readonly icon: SidebarIcon;
    /** The title, unless the sidebar says it shorter. */
    readonly label?: string;
    /** The beginning of the addresses of its other screens. */
    readonly under?: string;
    /** What else it takes to be shown there. */
    readonly sees?: (person: Visitor) => boolean;
    /** Shows how many applications wait. */
    readonly countsWaiting?: boolean;
  };
};

/** A screen that arrives when it is opened; `chunk` names it where it cannot be fetched. */
export function screen<M>(chunk: string, load: () => Promise<M>, pick: (module: M) => ComponentType): Place['lazy'] {
  return async () => ({ Component: pick(await loadChunk(chunk, load)) });
}

/** Whether a person may open what asks this of them. */
export function mayOpen({ needs, isFinancing, sees }: Who, person: Visitor): boolean {
  const { permissions } = person;
  if (isFinancing && (person.brand === 'membership' || offersMembershipsAlone(person))) return false;
  if (needs && permissions && !needs.some((permission) => permissions.includes(permission))) return false;
  return sees?.(person) ?? true;
}

const holds = ({ permissions }: Visitor, permission: Permission) => permissions?.includes(permission) ?? false;

/** Whether the credit portal is somebody's: the platform's own administrators who may see it (provider-admin §6). */
export const seesCredit = (person: Visitor): boolean =>
  person.role === 'Admin' && person.brand !== 'membership' && !person.financePartner && holds(person, 'credit.view');

/** Whether somebody may change how the platform decides. */
export const editsCredit = (person: Visitor): boolean => seesCredit(person) && holds(person, 'credit.edit');

/** Whether somebody decides reviews, and confirms what a colleague proposes: the server has the same rule. */
export const decidesReviews = (person: Visitor): boolean =>
  person.role === 'Admin' &&
  person.brand !== 'membership' &&
  !person.financePartner &&
  holds(person, 'application.decide');

/** Whether enterprises are somebody's: the platform's own administrators', and that of the one that somebody administers. */
export const seesEnterprises = (person: Visitor): boolean =>
  (person.role === 'Admin' || person.role === 'EnterpriseAdmin') &&
  !person.financePartner &&
  holds(person, 'practice.view');

/** Whether somebody onboards practices: the platform's own administrators of the financing brand. */
export const seesOnboarding = (person: Visitor): boolean =>
  person.role === 'Admin' &&
  person.brand !== 'membership' &&
  !person.financePartner &&
  holds(person, 'practice.onboard');

/** Whether one of somebody's practices offers memberships. */
export const offersMemberships = ({ practices = [] }: Visitor): boolean =>
  practices.some(({ enrollments }) => enrollments.includes('MEMBERSHIPS'));

/** Whether somebody works for practices none of which takes applications: nothing of financing is theirs. */
function offersMembershipsAlone({ role, practices = [] }: Visitor): boolean {
  if (role === 'Admin' || practices.length === 0) return false;
  return !practices.some(({ enrollments }) => enrollments.includes('APPLICATIONS'));
}

export const isAdmin = ({ role }: Visitor): boolean => role === 'Admin';
