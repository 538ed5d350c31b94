import { listSentMessages, readSentMessage } from '@contract/correspondence/calls';
import { carryOut } from '../../command/command';
import { type Route, serve } from '../../http/serve';
import { listMessages, readMessage } from './correspondence.view';

export const correspondenceRoutes: readonly Route[] = [
  serve(listSentMessages)((request, deps) => listMessages(request, request.actor, deps)),
  serve(readSentMessage)(async ({ params, actor, meta }, deps) => {
    const { result } = await carryOut({ actor, meta }, deps, (context) => readMessage(params, context));
    return result;
  }),
];
