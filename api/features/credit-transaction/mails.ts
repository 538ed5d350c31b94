import { paths, portalBase } from '@contract/paths';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { mail, staffMail } from '../../mail/mail';
import { content, dollars, en, es, staffLogIn } from '../../mail/mail-parts';

type OfPatient = { to: string; firstName: string | null; transactionId: string; amountCents: number };
type Expired = { to: string; transactionId: string; amountCents: number; endedOn: string; isRevivable: boolean };
type Answered = { to: string; transactionId: string; number: number; answer: TransactionStatus };
type Approved = {
  to: string;
  firstName: string | null;
  documentId: string;
  borrowerId: string;
  practiceName: string;
  amountCents: number;
};

/** What the patient did, by where the request stands now: one that waits is one whose rejection was withdrawn. */
function answerOf({ number, answer }: Answered): [subject: string, opening: readonly string[]] {
  if (answer === 'PENDING')
    return [
      `A patient undid a rejection`,
      ['Hello,', `The patient undid their rejection of transaction ${number}. It's pending their approval again.`],
    ];
  const done = answer === 'REJECTED' ? 'rejected' : 'approved';
  return [`A patient ${done} a transaction`, ['Hello,', `The patient ${done} transaction ${number}.`]];
}

/** Mails about a transaction on its way to approval. Subjects name neither practice nor treatment: they are read on lock screens. */
export const transactionMails = {
  'transaction-created': mail<OfPatient>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Choose a payment plan for ${dollars(payload.amountCents)}`,
        [
          en.hello(payload),
          `Your practice sent you a transaction for ${dollars(payload.amountCents)}. Log in to ${brand.name} to choose a plan and approve it, or reject it.`,
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Elija un plan de pago para ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Su consultorio le envió una transacción de ${dollars(payload.amountCents)}. Inicie sesión en ${brand.name} para elegir un plan y aprobarla, o rechazarla.`,
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
  'transaction-changed': mail<OfPatient & { beforeCents?: number }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your practice changed your ${dollars(payload.amountCents)} transaction`,
        [
          en.hello(payload),
          payload.beforeCents === undefined
            ? `Your practice changed the treatments on its ${dollars(payload.amountCents)} transaction.`
            : `Your practice changed its transaction from ${dollars(payload.beforeCents)} to ${dollars(payload.amountCents)}.`,
          `Log in to ${brand.name} to choose a plan and approve it, or reject it.`,
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su consultorio cambió su transacción de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          payload.beforeCents === undefined
            ? `Su consultorio cambió los tratamientos de su transacción de ${dollars(payload.amountCents)}.`
            : `Su consultorio cambió su transacción de ${dollars(payload.beforeCents)} a ${dollars(payload.amountCents)}.`,
          `Inicie sesión en ${brand.name} para elegir un plan y aprobarla, o rechazarla.`,
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
  'request-expired': mail<Expired & { firstName: string | null; practice: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${dollars(payload.amountCents)} ${brand.name} transaction expired`,
        [
          en.hello(payload),
          `Your spending limit expired, so the ${dollars(payload.amountCents)} transaction you hadn't approved yet expired too. You owe nothing for it.`,
          `Still want it? Log in to see if you can refresh your limit. ${payload.isRevivable ? 'Then reopen the transaction on its page.' : 'Then ask your practice to send it again.'}`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su transacción de ${brand.name} de ${dollars(payload.amountCents)} venció`,
        [
          es.hello(payload),
          `Su límite de gasto venció, así que también venció la transacción de ${dollars(payload.amountCents)} que usted aún no había aprobado. No debe nada por ella.`,
          `¿Todavía la quiere? Inicie sesión para ver si puede renovar su límite. ${payload.isRevivable ? 'Después reabra la transacción en su página.' : 'Después pídale a su consultorio que la envíe otra vez.'}`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'patient-request-expired': staffMail<Expired & { number: number }>()((payload, { publicUrl }) =>
    content(
      'A transaction expired',
      [
        'Hello,',
        `Transaction ${payload.number} for ${dollars(payload.amountCents)} expired because the patient's spending limit ended before they responded.`,
        payload.isRevivable
          ? 'Once the patient refreshes their limit, they can reopen the transaction.'
          : 'Once the patient refreshes their limit, you can send the transaction again.',
      ],
      { label: 'Open transactions', url: `${publicUrl}${portalBase}${paths.admin.practiceTransactions.href()}` },
    ),
  ),
  'transaction-withdrawn': mail<OfPatient>()({
    english: (payload, { publicUrl }) =>
      content(
        `Your practice withdrew its ${dollars(payload.amountCents)} transaction`,
        [
          en.hello(payload),
          `Your practice withdrew its ${dollars(payload.amountCents)} transaction. You don't need to do anything, and you owe nothing for it.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Su consultorio retiró su transacción de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Su consultorio retiró su transacción de ${dollars(payload.amountCents)}. No tiene que hacer nada y no debe nada por ella.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'transaction-approved': mail<Approved>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `You approved a ${brand.name} transaction for ${dollars(payload.amountCents)}`,
        [
          en.hello(payload),
          `You approved ${dollars(payload.amountCents)}. ${en.whereIs('Your loan agreement with all payment dates', isAttached)}`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Usted aprobó una transacción de ${brand.name} de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Usted aprobó ${dollars(payload.amountCents)}. ${es.whereIs('Su contrato de préstamo, con todas las fechas de pago,', isAttached)}`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'transaction-answered': staffMail<Answered>()((payload, { publicUrl }) =>
    content(...answerOf(payload), staffLogIn(publicUrl)),
  ),
};
