import { reservedSegments } from '@contract/reserved-segments';
import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { practiceSlugExists } from '../features/practice/index';
import { redirectTo } from '../http/headers';

/**
 * Addresses of the earlier product (membership §2 Other global routes): log-ins, admin sections and practice links. Any
 * other path shows the portals' fallback page.
 */
export function mountLegacyRedirects(app: Hono, deps: Deps): void {
  const keepQuery = (url: string) => new URL(url, 'http://local').search;
  const to = (location: string) => redirectTo(location, deps.config.publicUrl);
  app.get('/', () => to('/v2/'));
  app.get('/adminlogin', (context) => to(`/v2/admin/login${keepQuery(context.req.url)}`));
  app.get('/borrowerlogin', (context) => to(`/v2/borrower/login${keepQuery(context.req.url)}`));
  app.get('/payment-calculator', (context) => to(`/v2/payment-calculator${keepQuery(context.req.url)}`));
  app.get('/admin/practice/:section', (context) =>
    to(`/v2/admin/practice/${encodeURIComponent(context.req.param('section'))}${keepQuery(context.req.url)}`),
  );
  app.get('/:providerUrl{[a-z0-9-]+}', async (context, next) => {
    const slug = context.req.param('providerUrl');
    if (reservedSegments.has(slug) || !(await practiceSlugExists(deps.database.read, slug))) return next();
    return to(`/v2/${slug}/apply${keepQuery(context.req.url)}`);
  });
}
