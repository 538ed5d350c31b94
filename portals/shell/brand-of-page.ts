import { portalBase } from '@contract/paths';
import { site } from '@portals/client/site-configuration';

/** Membership pages are those under `/v2/privi`; everything else is financing. Source: membership §2. */
export function isMembershipPath(pathname: string): boolean {
  const path = pathname.startsWith(`${portalBase}/`) ? pathname.slice(portalBase.length) : pathname;
  return path === '/privi' || path.startsWith('/privi/') || path === '/admin/privi-print-calculator';
}

/** The brand whose name, icon and help a page shows. */
export function brandOfPage(pathname: string) {
  return isMembershipPath(pathname) ? site.brands.membership : site.brands.financing;
}

/** Bars of the month ribbon as an icon, in a brand's colour, for a deployment without an icon of its own. */
function drawnIcon(colour: string): string {
  const bars = [2, 9.5, 17, 24.5].map((x, index) => {
    const height = index < 2 ? 28 : 11;
    return `<rect x="${x}" y="${30 - height}" width="5.5" height="${height}" rx="1.5" fill="${colour}" opacity="${index < 2 ? 1 : 0.55}"/>`;
  });
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${bars.join('')}</svg>`)}`;
}

/** Sets the title and the icon of the browser tab. `page` is what the screen is called; without it the brand stands alone. */
export function showInTab(pathname: string, page: string | undefined): void {
  const brand = brandOfPage(pathname);
  document.title = page ? `${page} · ${brand.name}` : brand.name;
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'icon';
    document.head.append(link);
  }
  link.href = brand.icon ?? drawnIcon(isMembershipPath(pathname) ? '#FF7A64' : '#124C5F');
}
