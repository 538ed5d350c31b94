import { type Language, pickLanguage } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import type { Deps } from '../deps';
import { markUndeliverable } from '../security/challenge.writes';
import { codeOf, linkSecretOf } from '../security/code-value';
import type { DeliveryResult } from '../vendors/delivery/port';
import { type MessageContent, oneLine, renderMail } from './messages/message';
import { spanishTemplates } from './messages/spanish-templates';
import { type TemplateName, templateNames, templates } from './messages/templates';
import type { OutboxPayload } from './outbox';
import type { OutboxHandler } from './outbox-dispatcher';

/**
 * The handlers that send messages. Payload: `template` (a name of templates.ts), `to`, `brand` and what the template
 * reads; `expiresAt` makes a late message silent, such as a code that could no longer be used.
 */
export function createDeliveryHandlers(
  deps: Pick<Deps, 'config' | 'vendors' | 'clock' | 'database'>,
): Readonly<Record<'deliver-mail' | 'deliver-sms' | 'deliver-voice' | 'discard', OutboxHandler>> {
  const { config, vendors, clock } = deps;

  function brandOf(payload: OutboxPayload) {
    return payload.brand === 'membership' ? config.brandMembership : config.brandFinancing;
  }

  function contentOf(payload: OutboxPayload): MessageContent {
    const brand = brandOf(payload);
    const words = languageOf(payload) === 'es' ? spanishTemplates : templates;
    return words[templateOf(payload)](payload, {
      brand,
      codeOf: (id) => codeOf(config.codeKey, id),
      // In the fragment, which no server and no log sees.
      linkOf: (id) =>
        `${config.publicUrl}${portalBase}${paths.borrower.codeLink.href()}#${id}.${linkSecretOf(config.codeKey, id)}`,
    });
  }

  function delivery(send: (payload: OutboxPayload, id: string, to: string) => Promise<DeliveryResult>): OutboxHandler {
    return async ({ id, payload }) => {
      if (typeof payload.expiresAt === 'string' && payload.expiresAt <= clock.now()) return { note: 'expired' };
      const result = await send(payload, id, String(payload.to));
      if (result.status === 'accepted') return {};
      const { challengeId } = payload;
      if (typeof challengeId === 'string')
        await deps.database.transaction((tx) => tx.run(markUndeliverable, { id: challengeId, now: clock.now() }));
      return { note: result.reason };
    };
  }

  return {
    'deliver-mail': delivery((payload, operationId, to) =>
      vendors.mail.send({
        to,
        operationId,
        ...renderMail(contentOf(payload), brandOf(payload), languageOf(payload)),
      }),
    ),
    'deliver-sms': delivery((payload, _, to) => vendors.sms.send({ to, text: oneLine(contentOf(payload).short) })),
    'deliver-voice': delivery((payload, _, to) =>
      vendors.voice.send({ to, text: oneLine(contentOf(payload).spoken), language: languageOf(payload) }),
    ),
    // Stands for a message to a person we do not know, so that asking costs the same.
    discard: async () => ({}),
  };
}

/** A code goes to whoever asks for it, in the language of the page that asks. */
function languageOf({ language }: OutboxPayload): Language {
  return pickLanguage(typeof language === 'string' ? language : undefined);
}

function templateOf(payload: OutboxPayload): TemplateName {
  const name = templateNames.find((known) => known === payload.template);
  if (!name) throw new Error('Unknown template');
  return name;
}
