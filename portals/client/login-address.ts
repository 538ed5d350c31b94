import { areaOf } from '@contract/areas';
import { paths, portalBase } from '@contract/paths';

/**
 * Where the client goes when a session is over, or null when it stays: a page outside the areas with a log-in only loses its
 * stored data. The log-in of staff keeps the query string; a borrower's comes back to the page, as a visit without a session does, so
 * that the next press is about the same transaction. Source: membership §2 "Other global routes".
 */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const address = addressAfter(pathname.slice(portalBase.length), search);
  return address === null || `${portalBase}${address.split('?')[0]}` === pathname ? null : `${portalBase}${address}`;
}

function addressAfter(path: string, search: string): string | null {
  switch (areaOf(path)) {
    case 'admin': {
      const isMembership = path.startsWith(paths.membershipAdmin.root.pattern);
      return `${(isMembership ? paths.membershipAdmin : paths.admin).login.href()}${search}`;
    }
    case 'borrower':
      return paths.borrower.login.href({}, { redirect: `${portalBase}${path}${search}` });
    case 'member':
      return paths.member.login.href();
    case 'apply':
      return paths.applyWithoutPractice.href({}, { pagePath: 'welcome-back' });
    default:
      return null;
  }
}
