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
      `A patient took back a rejection`,
      ['Hello,', `The patient took back the rejection of transaction ${number}. It waits for their answer again.`],
    ];
  const done = answer === 'REJECTED' ? 'rejected' : 'approved';
  return [`A patient answered a transaction`, ['Hello,', `The patient ${done} transaction ${number}.`]];
}

/** Mails about a transaction on its way to approval. Subjects name neither practice nor treatment: they are read on lock screens. */
export const transactionMails = {
  'transaction-created': mail<OfPatient>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A payment plan is waiting for you`,
        [
          en.hello(payload),
          `Your practice sent you a ${dollars(payload.amountCents)} transaction. Choose a plan and approve it, or reject it, at ${brand.name}.`,
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Un plan de pago lo espera',
        [
          es.hello(payload),
          `Su consultorio le envió una transacción de ${dollars(payload.amountCents)}. Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
  'transaction-changed': mail<OfPatient & { beforeCents?: number }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your practice changed its request`,
        [
          en.hello(payload),
          payload.beforeCents === undefined
            ? `Your practice changed what its ${dollars(payload.amountCents)} transaction is for.`
            : `Your practice changed its transaction from ${dollars(payload.beforeCents)} to ${dollars(payload.amountCents)}.`,
          `Choose a plan and approve it, or reject it, at ${brand.name}.`,
        ],
        en.seeTransaction(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Su consultorio cambió su petición',
        [
          es.hello(payload),
          payload.beforeCents === undefined
            ? `Su consultorio cambió para qué es su transacción de ${dollars(payload.amountCents)}.`
            : `Su consultorio cambió su transacción de ${dollars(payload.beforeCents)} a ${dollars(payload.amountCents)}.`,
          `Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
        ],
        es.seeTransaction(publicUrl),
      ),
  }),
  'request-expired': mail<Expired & { firstName: string | null; practice: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A ${brand.name} request has expired`,
        [
          en.hello(payload),
          `Your spending limit has ended, and with it a request of your practice for ${dollars(payload.amountCents)} that waited for your answer. You owe nothing for it.`,
          `Would you still like it? Log in and look at your home page: where your limit can be refreshed, it says so. ${payload.isRevivable ? 'Then take the request up again on its page.' : 'Then ask your practice for it again.'}`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Una petición de ${brand.name} venció`,
        [
          es.hello(payload),
          `Su límite de gasto terminó y, con él, una petición de su consultorio por ${dollars(payload.amountCents)} que esperaba su respuesta. Usted no debe nada por ella.`,
          `¿Todavía la quiere? Inicie sesión y mire su página de inicio: si su límite se puede renovar, ahí se lo dice. ${payload.isRevivable ? 'Después retome la petición en su página.' : 'Después pídala otra vez a su consultorio.'}`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'patient-request-expired': staffMail<Expired & { number: number }>()((payload, { publicUrl }) =>
    content(
      'A request has expired',
      [
        'Hello,',
        `Transaction ${payload.number} of ${dollars(payload.amountCents)} has expired: the patient's spending limit ended before they answered. It does not wait anymore.`,
        payload.isRevivable
          ? 'Once the patient has had the limit refreshed, they can take the request up again.'
          : 'Once the patient has had the limit refreshed, it can be asked for again.',
      ],
      { label: 'Open the transactions', url: `${publicUrl}${portalBase}${paths.admin.practiceTransactions.href()}` },
    ),
  ),
  'transaction-withdrawn': mail<OfPatient>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A ${brand.name} request was withdrawn`,
        [
          en.hello(payload),
          `Your practice took back its request for ${dollars(payload.amountCents)}. You need do nothing, and owe nothing for it.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Una petición de ${brand.name} fue retirada`,
        [
          es.hello(payload),
          `Su consultorio retiró su petición de ${dollars(payload.amountCents)}. Usted no tiene que hacer nada y no debe nada por ella.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'transaction-approved': mail<Approved>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `You approved a ${brand.name} transaction`,
        [
          en.hello(payload),
          `You approved ${dollars(payload.amountCents)}. ${en.whereIs('Your loan agreement with all payment dates', isAttached)}`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Usted aprobó una transacción de ${brand.name}`,
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
