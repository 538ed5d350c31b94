import { type Language, pickLanguage } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import type { Deps } from '../deps';
import { heldUntil } from '../features/borrower/index';
import { markUndeliverable } from '../security/challenge.writes';
import { codeOf, linkSecretOf } from '../security/code-value';
import type { DeliveryResult } from '../vendors/delivery/port';
import { codeMessages } from './messages/code-messages';
import { type MessageContent, oneLine, renderMail } from './messages/message';
import type { CodeMessage, codeKinds } from './messages/outbox-kinds';
import type { HandlersOf, OutboxHandler } from './outbox-dispatcher';

/** The handlers that send codes; a late message is not sent, such as a code that could no longer be used. */
export function createDeliveryHandlers(
  deps: Pick<Deps, 'config' | 'vendors' | 'clock' | 'wallClock' | 'database'>,
): HandlersOf<keyof typeof codeKinds> {
  const { config, vendors, clock } = deps;

  function brandOf(payload: CodeMessage) {
    return payload.brand === 'membership' ? config.brandMembership : config.brandFinancing;
  }

  function contentOf(payload: CodeMessage): MessageContent {
    const context = {
      brand: brandOf(payload),
      codeOf: (id: string) => codeOf(config.codeKey, id),
      // In the fragment, which no server and no log sees.
      linkOf: (id: string) =>
        `${config.publicUrl}${portalBase}${paths.borrower.codeLink.href()}#${id}.${linkSecretOf(config.codeKey, id)}`,
    };
    const words = languageOf(payload) === 'es' ? 'spanish' : 'english';
    return payload.template === 'one-time-code'
      ? codeMessages[payload.template][words](payload, context)
      : codeMessages[payload.template][words](payload, context);
  }

  function delivery(
    send: (payload: CodeMessage, id: string, to: string) => Promise<DeliveryResult>,
    { isCall = false } = {},
  ): OutboxHandler<CodeMessage> {
    return async ({ id, payload }) => {
      const code = payload.template === 'one-time-code' ? payload : undefined;
      if (code && code.expiresAt <= clock.now()) return { note: 'expired' };
      // A code was requested just now; whatever else calls or texts keeps to the hours for it.
      const held = isCall && !code ? await heldUntil(deps.database.read, payload, deps.wallClock.now()) : undefined;
      if (held !== undefined) return { heldUntil: held };
      const result = await send(payload, id, payload.to);
      if (result.status === 'accepted') return {};
      if (code)
        await deps.database.transaction((tx) => tx.run(markUndeliverable, { id: code.challengeId, now: clock.now() }));
      return { note: result.reason };
    };
  }

  return {
    'deliver-mail': delivery((payload, operationId, to) =>
      vendors.mail.send({
        to,
        operationId,
        ...renderMail(contentOf(payload), brandOf(payload), { language: languageOf(payload) }),
      }),
    ),
    'deliver-sms': delivery((payload, _, to) => vendors.sms.send({ to, text: oneLine(contentOf(payload).short) }), {
      isCall: true,
    }),
    'deliver-voice': delivery(
      (payload, _, to) =>
        vendors.voice.send({ to, text: oneLine(contentOf(payload).spoken), language: languageOf(payload) }),
      { isCall: true },
    ),
    // Stands for a message to a person we do not know, so that asking costs the same.
    discard: async () => ({}),
  };
}

/** A code goes to whoever asks for it, in the language of the page that asks. */
const languageOf = ({ language }: CodeMessage): Language => pickLanguage(language);
