import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { findGenericProfile, findPracticeProfile, type PublicProfile } from '../features/practice/index';
import { guardHeaders } from '../http/headers';
import { mountEmbedPreview } from './embed-preview';
import { isHashed, keepChunks } from './kept-chunks';
import { NOT_FRAMED, sendFile } from './portal-pages';
import { createStaticFiles } from './static-files';

const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Other websites load these: scripts need CORS and cross-origin use, and tell their timing. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/**
 * Serves the embed script, its chunks and the public profile of a practice, for any website.
 * @param folder of this build.
 * @param keptFolder of the chunks of this and earlier builds: a page may still hold an earlier loader.
 */
export function mountSdkFiles(
  app: Hono,
  deps: Deps,
  { folder, keptFolder }: { folder: string; keptFolder: string },
): void {
  app.get('/sdk/v1/generic.json', async () => profileAnswer(await findGenericProfile(deps.database.read, deps), deps));
  app.get('/sdk/v1/practice/:file{[a-z0-9-]+\\.json}', async (context) => {
    const slug = context.req.param('file').replace(/\.json$/, '');
    return profileAnswer(
      await findPracticeProfile({ db: deps.database.read, deps }, slug, context.req.header('origin')),
      deps,
    );
  });
  mountEmbedPreview(app, deps);
  if (!existsSync(folder)) return;
  const files = createStaticFiles(folder);
  const chunks = keptOrOwn(folder, keptFolder, deps);
  app.get('/sdk/v1/*', async (context) => {
    const path = context.req.path.slice('/sdk/v1/'.length);
    return isHashed(path)
      ? sendFile(context, chunks, { path, cacheControl: IMMUTABLE, deps, extra: OPEN })
      : sendFile(context, files, { path, cacheControl: LOADER_CACHE, deps, extra: OPEN });
  });
}

/** The chunks of earlier builds too; on a disk that takes none, those of this one. */
function keptOrOwn(folder: string, keptFolder: string, deps: Deps): ReturnType<typeof createStaticFiles> {
  try {
    keepChunks(folder, keptFolder, deps.clock.nowMs());
  } catch (failure) {
    const { name, code } = failure as NodeJS.ErrnoException;
    deps.log.error('chunks_not_kept', { fault: name, code });
    return createStaticFiles(folder);
  }
  return createStaticFiles(keptFolder);
}

function profileAnswer(profile: PublicProfile | undefined, deps: Deps): Response {
  const headers = {
    ...guardHeaders(deps.config.publicUrl),
    ...OPEN,
    'content-security-policy': NOT_FRAMED,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    vary: 'origin',
  };
  if (!profile) return new Response(JSON.stringify({ code: 'NOT_FOUND' }), { status: 404, headers });
  return new Response(JSON.stringify(profile), { headers });
}
