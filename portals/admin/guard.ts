import { borrowerPaths } from '@contract/borrower/paths';
import { creditPaths } from '@contract/credit-portal/paths';
import { enterprisePaths } from '@contract/enterprise/paths';
import { paths, portalBase } from '@contract/paths';
import type { StaffRole } from '@domain/enums';
import type { Permission } from '@domain/staff/permissions';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { afterLogin, toLogin } from '@portals/shell/guard';
import { redirect } from 'react-router';
import { findPerson } from './staff/staff.actions';
import { staff } from './staff/staff.store';

/** The log-in that belongs to a path: the membership brand's where the path says privi (provider-admin §2). */
export function loginOf(pathname: string) {
  return isMembershipPath(pathname) ? paths.membershipAdmin.login : paths.admin.login;
}

/** Lets in logged-in staff, and sends everyone else to the matching log-in with path and query (provider-admin §6). */
export async function requireStaff({ request }: { request: Request }): Promise<null> {
  const person = await findPerson();
  // In production an administrator sets up an authenticator app before anything else.
  const { pathname } = new URL(request.url);
  if (person?.needsSecondFactor && !pathname.endsWith(paths.admin.account.href()))
    throw redirect(paths.admin.account.href());
  if (person) return null;
  throw toLogin(request, loginOf(new URL(request.url).pathname));
}

/** Sends staff of the membership brand from a list of financing to their own first screen (decision 42). */
export async function keepFinancing(): Promise<null> {
  const person = await findPerson();
  if (person?.brand === 'membership') throw redirect(homeOf(person));
  return null;
}

/** Sends whoever may not see the credit portal to their first screen (provider-admin §6). */
export async function keepCredit(): Promise<null> {
  const person = await findPerson();
  if (person && !seesCredit(person)) throw redirect(homeOf(person));
  return null;
}

/** Sends whoever is no Admin to their first screen (provider-admin §6, treatment settings). */
export async function keepAdmin(): Promise<null> {
  const person = await findPerson();
  if (person && person.role !== 'Admin') throw redirect(homeOf(person));
  return null;
}

/** Sends whoever may not see enterprises to their first screen. */
export async function keepEnterprises(): Promise<null> {
  const person = await findPerson();
  if (person && !seesEnterprises(person)) throw redirect(homeOf(person));
  return null;
}

/** Sends staff who hold none of what a screen is for to their first one. */
export function needs(...one: readonly [Permission, ...Permission[]]) {
  return async (): Promise<null> => {
    const person = await findPerson();
    if (person && !one.some((permission) => person.permissions.includes(permission))) throw redirect(homeOf(person));
    return null;
  };
}

/** A log-in page has nothing to ask of somebody who is known on this page already. */
export function openLogin({ request }: { request: Request }): null {
  if (!staff.person) return null;
  throw redirect(placeAfterLogin(new URL(request.url).search, staff.person));
}

/** Lists of financing, which staff of the membership brand do not get. */
const financing: readonly string[] = [
  paths.admin.applications.href(),
  borrowerPaths.list.href(),
  paths.admin.practiceTransactions.href(),
  paths.admin.calculator.href(),
];

/** Sections that only some roles see; a person without the role is sent to the applications (provider-admin §6). */
const restricted: readonly { path: string; roles: readonly StaffRole[] }[] = [
  { path: paths.admin.treatmentSettings.href(), roles: ['Admin'] },
];

type Person = {
  readonly role: StaffRole;
  readonly brand?: string;
  readonly permissions?: readonly string[];
  readonly financePartner?: boolean;
};

/** Whether the credit portal is somebody's: the platform's own administrators who may see it. */
export function seesCredit({ role, brand, permissions, financePartner }: Person): boolean {
  return (
    role === 'Admin' && brand !== 'membership' && !financePartner && (permissions?.includes('credit.view') ?? false)
  );
}

/** Whether enterprises are somebody's: the platform's own administrators', and that of the one that somebody administers. */
export function seesEnterprises({ role, permissions, financePartner }: Person): boolean {
  const isOfOne = role === 'EnterpriseAdmin';
  return (role === 'Admin' || isOfOne) && !financePartner && (permissions?.includes('practice.view') ?? false);
}

const { applications, practiceTransactions, calculator, website } = paths.admin;
const { signups } = paths.membershipAdmin;

/** Where people begin, the first that they may see. */
const homes: readonly { home: string; permission: Permission; isFinancing: boolean }[] = [
  { home: applications.href(), permission: 'application.view', isFinancing: true },
  { home: practiceTransactions.href(), permission: 'transaction.view', isFinancing: true },
  { home: signups.href(), permission: 'signup.view', isFinancing: false },
  { home: calculator.href(), permission: 'calculator.use', isFinancing: true },
  { home: website.href(), permission: 'website.view', isFinancing: false },
];

/**
 * The first screen of a person (provider-admin §2, "Allowed post-login redirects"); of somebody whose own list of permissions names
 * none, their account.
 * @NOTE choice: /privi/admin/dashboard joins with its screen; until then staff of the membership brand see the sign-ups.
 */
export function homeOf(person: Person): string {
  return homes.find((one) => isTheirs(one, person))?.home ?? paths.admin.account.href();
}

function isTheirs({ permission, isFinancing }: (typeof homes)[number], { brand, permissions }: Person): boolean {
  return (permissions?.includes(permission) ?? true) && !(isFinancing && brand === 'membership');
}

/** The screens that the redirectPath of a log-in may name (provider-admin §2), and what stands there now. */
const allowedRedirects: Readonly<Record<string, string>> = {
  [`${portalBase}${applications.href()}`]: applications.href(),
  [`${portalBase}${paths.membershipAdmin.dashboard.href()}`]: signups.href(),
};

/** Where the server leads after a log-in, where that is allowed and the person may see it (provider-admin §4). */
function followed(redirectPath: string | undefined, person: Person): string | null {
  const place = redirectPath === undefined ? undefined : allowedRedirects[redirectPath];
  return homes.find((one) => one.home === place && isTheirs(one, person))?.home ?? null;
}

/**
 * Where a log-in leads, without the base path: the `redirect` of the query when it is a staff page that the person may see,
 * else the `redirectPath` of its answer, else their first screen. Decision 22.
 */
export function placeAfterLogin(search: string, person: Person, redirectPath?: string): string {
  const home = followed(redirectPath, person) ?? homeOf(person);
  const wanted = afterLogin(search, home);
  return wanted !== home && maySee(wanted, person) ? wanted : withKeptQuery(home, search);
}

/** A session that ended on a page leads here with the page's query; the list takes up its filters from it. */
function withKeptQuery(home: string, search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('redirect');
  const text = kept.toString();
  return text ? `${home}?${text}` : home;
}

function maySee(address: string, person: Person): boolean {
  const { role, brand } = person;
  const path = address.split('?')[0] ?? '';
  if (!/^\/(privi\/)?admin\//.test(path)) return false;
  if (/\/(login|linksent)\/?$/.test(path)) return false;
  // Financing is not the membership brand's (decision 42).
  if (brand === 'membership' && financing.some((section) => path === section)) return false;
  const isCredit = Object.values(creditPaths).some(({ list }) => path.startsWith(list.href()));
  if (isCredit && !seesCredit(person)) return false;
  if (path === enterprisePaths.list.href() && !seesEnterprises(person)) return false;
  return restricted.every((section) => !path.startsWith(section.path) || section.roles.includes(role));
}
