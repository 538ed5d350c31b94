import { mail, textMessage } from '../../../mail/mail';
import { content, dollars, en, es, loginUrl } from '../../../mail/mail-parts';

type Reminded = { to: string; transactionId: string; amountCents: number };

/** The reminder of a transaction that waits for its patient. */
export const reminderMails = {
  'transaction-reminder': mail<Reminded & { firstName: string | null; note?: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Choose a payment plan for your transaction',
        [
          en.hello(payload),
          `Your practice sent you a reminder about your ${dollars(payload.amountCents)} transaction. Log in to ${brand.name} to choose a plan and approve it, or reject it.`,
          ...(payload.note ? [`Their note: “${payload.note}”`] : []),
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Elija un plan de pago para su transacción',
        [
          es.hello(payload),
          `Su consultorio le envió un recordatorio sobre su transacción de ${dollars(payload.amountCents)}. Inicie sesión en ${brand.name} para elegir un plan y aprobarla, o rechazarla.`,
          ...(payload.note ? [`Su nota: “${payload.note}”`] : []),
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
};

/** The same as text messages, which name neither practice nor treatment. */
export const reminderTexts = {
  'transaction-reminder-sms': textMessage<Reminded>()({
    english: ({ amountCents }, { brand, publicUrl }) =>
      `${brand.name}: Your ${dollars(amountCents)} transaction needs your response. Log in to see your plans: ${loginUrl(publicUrl)}`,
    spanish: ({ amountCents }, { brand, publicUrl }) =>
      `${brand.name}: Su transacción de ${dollars(amountCents)} necesita su respuesta. Inicie sesión para ver sus planes: ${loginUrl(publicUrl)}`,
  }),
};
