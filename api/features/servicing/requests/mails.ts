import type { PatientRequest } from '@domain/credit-transaction/patient-request';
import { mail, staffMail } from '../../../mail/mail';
import { content, dollars, en, es, staffLogIn } from '../../../mail/mail-parts';

type Reader = 'support' | 'practice' | 'patient';
type ToPatient = { to: string; firstName: string | null; transactionId: string; amountCents: number };
type ToStaff = { to: string; transactionId: string; number: number };
/** What a patient asked; NOTHING once they took it back. */
type Ask = PatientRequest | 'CREATE' | 'NOTHING';
type Flagged = {
  to: string;
  firstName?: string | null;
  transactionId: string;
  number: number;
  amountCents: number;
  reader: Reader;
};

const flags: Readonly<Record<Reader, (of: Flagged) => readonly [subject: string, text: string]>> = {
  support: ({ number, amountCents }) => [
    `Transaction ${number} is reported as fraud`,
    `Transaction ${number} of ${dollars(amountCents)} is reported as not the patient's own. It is held. Take the payment back, or end the report, in the staff portal.`,
  ],
  practice: ({ number }) => [
    'A transaction is held',
    `The patient says that transaction ${number} is not theirs. It is held while we look at it.`,
  ],
  patient: ({ amountCents }) => [
    'You reported a transaction',
    `The transaction of ${dollars(amountCents)} is reported as not yours. It is held: nothing is taken for it and no late fee is added while we look at it.`,
  ],
};

const asks: Readonly<Record<Ask, readonly [subject: string, sentence: string]>> = {
  REFUND: ['A patient asks for a refund', 'asks you to refund it'],
  MODIFY: ['A patient asks for another amount', 'asks you for another amount'],
  DISPUTE: [
    'A patient disputes a transaction',
    'says that the treatment was not given as agreed. Refund it or say no, with a reason',
  ],
  CREATE: ['A patient asks for a transaction', 'asks you for it. They can approve it once you confirm it'],
  NOTHING: ['A patient took back a request', 'took back what they asked of you'],
};

/** Mails about what patients ask of their practices. Reasons stay in the portals: they may tell of health. */
export const requestMails = {
  'patient-asked': staffMail<ToStaff & { ask: Ask }>()(({ ask, number }, { publicUrl }) => {
    const [subject, sentence] = asks[ask];
    return content(subject, ['Hello,', `The patient of transaction ${number} ${sentence}.`], staffLogIn(publicUrl));
  }),
  'dispute-opened': mail<ToPatient & { on?: string }>()({
    english: (payload, { publicUrl }) =>
      content(
        'You disputed a transaction',
        [
          en.hello(payload),
          `You said that a treatment of ${dollars(payload.amountCents)} was not given as agreed. Your practice has until ${en.day(payload.on ?? '')} to answer; then we decide. Meanwhile nothing is taken for it and no late fee is added.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Usted disputó una transacción',
        [
          es.hello(payload),
          `Usted dijo que un tratamiento de ${dollars(payload.amountCents)} no se dio como se acordó. Su consultorio tiene hasta el ${es.day(payload.on ?? '')} para responder; después decidimos nosotros. Mientras tanto no se cobra nada por él ni se agrega un cargo por pago atrasado.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'dispute-overdue': staffMail<ToStaff>()(({ number }, { publicUrl }) =>
    content(
      `The dispute of transaction ${number} is ours to decide`,
      ['Hello,', `The practice has not answered the dispute of transaction ${number} in time. Refund it, or say no.`],
      staffLogIn(publicUrl),
    ),
  ),
  'transaction-flagged': mail<Flagged>()({
    english: (payload, { brand, publicUrl }) => {
      const [subject, text] = flags[payload.reader](payload);
      const isPatient = payload.reader === 'patient';
      const opening = [en.hello(payload), text, ...(isPatient ? [en.notYou(brand.supportPhone)] : [])];
      return content(subject, opening, isPatient ? en.logIn(publicUrl) : staffLogIn(publicUrl));
    },
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Usted reportó una transacción',
        [
          es.hello(payload),
          `La transacción de ${dollars(payload.amountCents)} está reportada como no suya. Está retenida: mientras la revisamos no se cobra nada por ella ni se agrega un cargo por pago atrasado.`,
          es.notYou(brand.supportPhone),
        ],
        es.logIn(publicUrl),
      ),
  }),
  'transaction-unflagged': mail<ToPatient>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Your report is closed',
        [
          en.hello(payload),
          `We looked at the transaction of ${dollars(payload.amountCents)} that was reported as not yours, and found that it is. Its payments go on. The reason stands in what happened to it.`,
          `If you do not agree, call us at ${brand.supportPhone}.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Su reporte está cerrado',
        [
          es.hello(payload),
          `Revisamos la transacción de ${dollars(payload.amountCents)} que se reportó como no suya y vimos que sí lo es. Sus pagos continúan. El motivo está en el historial de la transacción.`,
          `Si no está de acuerdo, llámenos al ${brand.supportPhone}.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'patient-request-declined': mail<ToPatient>()({
    english: (payload, { publicUrl }) =>
      content(
        'Your practice answered you',
        [
          en.hello(payload),
          `Your practice said no to what you asked about ${dollars(payload.amountCents)}. Nothing changes. Their reason stands in what happened to it.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Su consultorio le respondió',
        [
          es.hello(payload),
          `Su consultorio dijo que no a lo que usted pidió sobre ${dollars(payload.amountCents)}. Nada cambia. Su motivo está en el historial de la transacción.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
};
