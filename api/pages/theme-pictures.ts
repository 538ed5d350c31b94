import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { findPicture } from '../features/practice/index';
import { guardHeaders } from '../http/headers';

/**
 * Answers the pictures of practices, which pages show and mails name by their address. An address is made of what is in the picture,
 * so it is kept for good and tells nobody what else there is.
 */
export function mountThemePictures(app: Hono, deps: Deps): void {
  app.get('/theme-pictures/:name{[0-9a-f]{64}\\.png}', async (context) => {
    const bytes = await findPicture(deps.database.read, context.req.param('name').slice(0, 64));
    if (!bytes) return context.notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        ...guardHeaders(deps.config.publicUrl),
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    });
  });
}
