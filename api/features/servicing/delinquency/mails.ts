import { mail, textMessage } from '../../../mail/mail';
import { content, dollars, en, es, loginUrl } from '../../../mail/mail-parts';

type Reminded = { to: string; transactionId: string; amountCents: number };

/** The reminder of a transaction that waits for its patient. */
export const reminderMails = {
  'transaction-reminder': mail<Reminded & { firstName: string | null; note?: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'A payment plan is still waiting for you',
        [
          en.hello(payload),
          `Your practice reminds you of a ${dollars(payload.amountCents)} transaction. Choose a plan and approve it, or reject it, at ${brand.name}.`,
          ...(payload.note ? [`They write: “${payload.note}”`] : []),
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Un plan de pago todavía lo espera',
        [
          es.hello(payload),
          `Su consultorio le recuerda una transacción de ${dollars(payload.amountCents)}. Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
          ...(payload.note ? [`Le escriben: «${payload.note}»`] : []),
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
};

/** The same as text messages, which name neither practice nor treatment. */
export const reminderTexts = {
  'transaction-reminder-sms': textMessage<Reminded>()({
    english: ({ amountCents }, { brand, publicUrl }) =>
      `${brand.name}: a ${dollars(amountCents)} transaction waits for your answer. Log in to see the plans: ${loginUrl(publicUrl)}`,
    spanish: ({ amountCents }, { brand, publicUrl }) =>
      `${brand.name}: una transacción de ${dollars(amountCents)} espera su respuesta. Inicie sesión para ver los planes: ${loginUrl(publicUrl)}`,
  }),
};
