import { getMessages } from '@contract/message-center/calls';
import { type Route, serve } from '../../http/serve';
import { askManager } from './contact-manager';
import { markSome, viewMessages } from './seen-messages';

export const messageCenterRoutes: readonly Route[] = [
  serve(getMessages)(({ actor }, deps) => viewMessages(deps.database.read, actor.staffId)),
  markSome,
  askManager,
];
