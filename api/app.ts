import { join } from 'node:path';
import { errorStatus } from '@contract/error';
import { errorText } from '@contract/error-text';
import { allEndpoints } from '@contract/index';
import { Hono } from 'hono';
import type { Config } from './config/config';
import type { Deps } from './deps';
import { owners } from './features/owners';
import { allRoutes } from './features/routes';
import { toFailure } from './http/error-handler';
import { apiHeaders, redirectTo } from './http/headers';
import { honoPath, type MountOptions, mount } from './http/mount';
import type { RequestLimits } from './http/request-limits';
import type { Route } from './http/serve';
import type { Metrics } from './metrics/metrics';
import { mountApiDocs } from './pages/api-docs';
import { mountFavicon } from './pages/favicon';
import { type Lifecycle, mountHealth } from './pages/health';
import { mountLegacyRedirects } from './pages/legacy-redirects';
import { mountPortalPages } from './pages/portal-pages';
import { mountPracticeSiteCalls } from './pages/practice-site-calls';
import { mountSdkFiles } from './pages/sdk-files';
import { mountThemePictures } from './pages/theme-pictures';

export type AppOptions = {
  limits: RequestLimits;
  validateAnswers: boolean;
  metrics: Pick<Metrics, 'text' | 'requestDone'>;
  lifecycle: Lifecycle;
  /** Folder of the built portals and SDK; undefined serves the API alone. */
  distFolder: string | undefined;
};

/** The whole HTTP application: every call of the contract, the pages and the embed files. The only place that knows all features. */
export function createApp(deps: Deps, options: AppOptions): Hono {
  const app = new Hono();
  mountHealth(app, deps, { lifecycle: options.lifecycle, metricsText: () => options.metrics.text() });
  mountFavicon(app, deps);
  mountThemePictures(app, deps);
  mountPracticeSiteCalls(app, deps);
  mount(app, routesOf(deps.config), {
    deps,
    options: {
      limits: options.limits,
      owners,
      validateAnswers: options.validateAnswers,
      observe: observer(deps, options),
    },
  });
  mountApiDocs(app, deps);
  if (options.distFolder) {
    mountSdkFiles(app, deps, {
      folder: join(options.distFolder, 'sdk', 'v1'),
      keptFolder: join(deps.config.dataDir, 'sdk-chunks'),
    });
    mountPortalPages(app, deps, join(options.distFolder, 'portals'));
  }
  mountLegacyRedirects(app, deps);
  app.notFound((context) => {
    const count = (status: number) =>
      options.metrics.requestDone({ method: context.req.method, route: UNKNOWN_ROUTE, status, seconds: 0 });
    if (acceptsHtml(context.req.header('accept')) && context.req.method === 'GET') {
      count(302);
      return redirectTo('/v2/not-found', deps.config.publicUrl);
    }
    const known = allEndpoints.some((endpoint) => matches(endpoint.path, context.req.path));
    const code = known ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
    const message = errorText[code];
    count(errorStatus[code]);
    return new Response(JSON.stringify({ code, message, error: message, requestId: deps.newId() }), {
      status: errorStatus[code],
      headers: apiHeaders(deps.config.publicUrl),
    });
  });
  app.onError((thrown) => {
    const { status, envelope, headers } = toFailure(thrown, deps.newId(), { route: 'page', deps });
    return new Response(JSON.stringify(envelope), {
      status,
      headers: { ...apiHeaders(deps.config.publicUrl), ...headers },
    });
  });
  return app;
}

/** Under which paths are counted that lead nowhere; the path itself may hold anything and is kept nowhere. */
const UNKNOWN_ROUTE = 'unknown';

/** Calls of demos do not exist in production. */
const routesOf = ({ production }: Pick<Config, 'production'>): readonly Route[] =>
  production ? allRoutes.filter(({ endpoint }) => !endpoint.outsideProduction) : allRoutes;

function acceptsHtml(accept: string | undefined): boolean {
  return accept !== undefined && /\btext\/html\b/.test(accept);
}

function matches(pattern: string, path: string): boolean {
  const expression = honoPath(pattern.replace(/\/$/, '')).replace(/:[A-Za-z]+/g, '[^/]+');
  return new RegExp(`^${expression}/?$`).test(path);
}

function observer(deps: Deps, options: AppOptions): MountOptions['observe'] {
  // biome-ignore lint/complexity/useMaxParams: the signature is the observer of mounted calls.
  return (endpoint, status, milliseconds, requestId) => {
    options.metrics.requestDone({
      method: endpoint.method,
      route: endpoint.path,
      status,
      seconds: milliseconds / 1000,
    });
    deps.log.info('request', { requestId, route: endpoint.id, status, durationMs: Math.round(milliseconds * 10) / 10 });
  };
}
