import { openCodeLink as openCodeLinkCall } from '@contract/code-link/calls';
import { type Route, serve } from '../../http/serve';
import { openCodeLink } from './open-code-link';

export const codeLinkRoutes: readonly Route[] = [
  serve(openCodeLinkCall)(({ body, meta }, deps) => openCodeLink(body.link, meta, deps)),
];
