import { type Language, pickLanguage } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import type { Deps } from '../deps';
import { heldUntil } from '../features/borrower/index';
import { type Leaving, sendAndKeep } from '../features/correspondence/index';
import { markUndeliverable } from '../security/challenge.writes';
import { codeOf, linkSecretOf } from '../security/code-value';
import type { DeliveryResult } from '../vendors/delivery/port';
import { codeMessages } from './messages/code-messages';
import { type MessageContent, oneLine, renderMail } from './messages/message';
import type { CodeMessage, codeKinds } from './messages/outbox-kinds';
import type { HandlersOf, OutboxHandler } from './outbox-dispatcher';

type Channel = 'EMAIL' | 'TEXT' | 'CALL';

/** Stands in the file for a code. */
const HIDDEN_CODE = '••••••';

/** The handlers that send codes; a late message is not sent, such as a code that could no longer be used. */
export function createDeliveryHandlers(
  deps: Pick<Deps, 'config' | 'vendors' | 'clock' | 'wallClock' | 'database' | 'vault'>,
): HandlersOf<keyof typeof codeKinds> {
  const { config, vendors, clock } = deps;

  function brandOf(payload: CodeMessage) {
    return payload.brand === 'membership' ? config.brandMembership : config.brandFinancing;
  }

  /** `isKept`: as the file of the person keeps it, without the code. */
  function contentOf(payload: CodeMessage, { isKept = false } = {}): MessageContent {
    // In the fragment, which no server and no log sees.
    const address = `${config.publicUrl}${portalBase}${paths.borrower.codeLink.href()}`;
    const context = {
      brand: brandOf(payload),
      codeOf: (id: string) => (isKept ? HIDDEN_CODE : codeOf(config.codeKey, id)),
      linkOf: (id: string) => (isKept ? address : `${address}#${id}.${linkSecretOf(config.codeKey, id)}`),
    };
    const words = languageOf(payload) === 'es' ? 'spanish' : 'english';
    return payload.template === 'one-time-code'
      ? codeMessages[payload.template][words](payload, context)
      : codeMessages[payload.template][words](payload, context);
  }

  function leavingOf(channel: Channel, payload: CodeMessage, id: string): Leaving {
    const { to, template, brand } = payload;
    const challengeId = template === 'one-time-code' ? payload.challengeId : undefined;
    const content = contentOf(payload, { isKept: true });
    const rendered = renderMail(content, brandOf(payload), { language: languageOf(payload) });
    const text = { EMAIL: rendered.text, TEXT: oneLine(content.short), CALL: oneLine(content.spoken) }[channel];
    return {
      ...{ id, kind: template, channel, to, about: { address: to, challengeId } },
      brand: brand === 'membership' ? brand : 'financing',
      said: { subject: channel === 'EMAIL' ? rendered.subject : null, text, attachments: [] },
    };
  }

  function delivery(
    channel: Channel,
    send: (payload: CodeMessage, id: string, to: string) => Promise<DeliveryResult>,
  ): OutboxHandler<CodeMessage> {
    return async ({ id, payload }) => {
      const code = payload.template === 'one-time-code' ? payload : undefined;
      if (code && code.expiresAt <= clock.now()) return { note: 'expired' };
      // A code was requested just now; whatever else calls or texts keeps to the hours for it.
      const held =
        channel !== 'EMAIL' && !code ? await heldUntil(deps.database.read, payload, deps.wallClock.now()) : undefined;
      if (held !== undefined) return { heldUntil: held };
      const leaving = leavingOf(channel, payload, id);
      const result = await sendAndKeep(leaving, deps, () => send(payload, id, payload.to));
      if (result.status === 'accepted') return {};
      if (code)
        await deps.database.transaction((tx) => tx.run(markUndeliverable, { id: code.challengeId, now: clock.now() }));
      return { note: result.reason };
    };
  }

  return {
    'deliver-mail': delivery('EMAIL', (payload, operationId, to) =>
      vendors.mail.send({
        to,
        operationId,
        ...renderMail(contentOf(payload), brandOf(payload), { language: languageOf(payload) }),
      }),
    ),
    'deliver-sms': delivery('TEXT', (payload, _, to) =>
      vendors.sms.send({ to, text: oneLine(contentOf(payload).short) }),
    ),
    'deliver-voice': delivery('CALL', (payload, _, to) =>
      vendors.voice.send({ to, text: oneLine(contentOf(payload).spoken), language: languageOf(payload) }),
    ),
    // Stands for a message to a person we do not know, so that asking costs the same.
    discard: async () => ({}),
  };
}

/** A code goes to whoever asks for it, in the language of the page that asks. */
const languageOf = ({ language }: CodeMessage): Language => pickLanguage(language);
