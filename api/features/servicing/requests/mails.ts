import type { PatientRequest } from '@domain/credit-transaction/patient-request';
import { mail, staffMail } from '../../../mail/mail';
import { content, dollars, en, es, staffLogIn } from '../../../mail/mail-parts';
import { REQUEST_CHANNELS } from '../../../mail/request-channels';

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
  /** Staff reported it, not the patient. */
  byStaff?: true;
};

const flags: Readonly<Record<Reader, (of: Flagged) => readonly [subject: string, text: string]>> = {
  support: ({ number, amountCents, byStaff }) => [
    `Transaction ${number} was reported as fraud`,
    `${byStaff ? 'Staff reported that' : 'The patient says'} transaction ${number} (${dollars(amountCents)}) isn't ${byStaff ? "the patient's" : 'theirs'}. It's on hold. Reverse the funding or close the report in the staff portal.`,
  ],
  practice: ({ number, byStaff }) => [
    'A transaction is on hold',
    `${byStaff ? `We reported that transaction ${number} isn't the patient's` : `The patient says transaction ${number} isn't theirs`}. It's on hold while we look into it.`,
  ],
  patient: ({ amountCents, byStaff }) => [
    byStaff
      ? `We put your ${dollars(amountCents)} transaction on hold`
      : `You reported a transaction for ${dollars(amountCents)}`,
    `${byStaff ? 'Our staff' : 'You'} reported the ${dollars(amountCents)} transaction as not yours. It's on hold: we won't collect payments or add late fees while we look into it.`,
  ],
};

const asks: Readonly<Record<Ask, readonly [subject: string, sentence: string]>> = {
  REFUND: ['A patient requested a refund', 'requested a refund'],
  MODIFY: ['A patient requested a different amount', 'requested a different amount'],
  DISPUTE: [
    'A patient disputes a transaction',
    "says the treatment wasn't provided as agreed. Refund it, or decline with a reason",
  ],
  CREATE: ['A patient requested a transaction', 'requested it. They can approve it after you confirm it'],
  NOTHING: ['A patient withdrew a request', 'withdrew their request'],
};

type DisputeOpened = ToPatient & {
  on?: string;
  /** How and when it was said to our staff, where its borrower did not enter it themselves. */
  requestChannel?: string;
  requestedOn?: string;
};
const saidBy = ({ requestChannel, requestedOn }: DisputeOpened): string =>
  requestChannel
    ? `You told us ${REQUEST_CHANNELS[requestChannel]?.en ?? ''} on ${en.day(requestedOn ?? '')} that`
    : 'You said';
const spanishSaidBy = ({ requestChannel, requestedOn }: DisputeOpened): string =>
  requestChannel
    ? `Usted nos dijo ${REQUEST_CHANNELS[requestChannel]?.es ?? ''} el ${es.day(requestedOn ?? '')}`
    : 'Usted dijo';

/** Mails about what patients ask of their practices. Reasons stay in the portals: they may tell of health. */
export const requestMails = {
  'patient-asked': staffMail<ToStaff & { ask: Ask }>()(({ ask, number }, { publicUrl }) => {
    const [subject, sentence] = asks[ask];
    return content(subject, ['Hello,', `The patient on transaction ${number} ${sentence}.`], staffLogIn(publicUrl));
  }),
  'dispute-opened': mail<DisputeOpened>()({
    english: (payload, { publicUrl }) =>
      content(
        `You disputed a transaction for ${dollars(payload.amountCents)}`,
        [
          en.hello(payload),
          `${saidBy(payload)} a treatment for ${dollars(payload.amountCents)} wasn't provided as agreed. Your practice has until ${en.day(payload.on ?? '')} to respond. After that, we decide. Until then, we won't collect payments or add late fees for it.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Usted disputó una transacción de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `${spanishSaidBy(payload)} que un tratamiento de ${dollars(payload.amountCents)} no se realizó como se acordó. Su consultorio tiene hasta el ${es.day(payload.on ?? '')} para responder. Después decidiremos nosotros. Mientras tanto, no cobraremos nada por él ni agregaremos cargos por atraso.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'dispute-overdue': staffMail<ToStaff>()(({ number }, { publicUrl }) =>
    content(
      `Decide the dispute on transaction ${number}`,
      [
        'Hello,',
        `The practice didn't answer the dispute on transaction ${number} in time. Refund it, or decline the dispute.`,
      ],
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
        payload.byStaff
          ? `Pusimos en espera su transacción de ${dollars(payload.amountCents)}`
          : `Usted reportó una transacción de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `${payload.byStaff ? 'Nuestro personal' : 'Usted'} reportó que la transacción de ${dollars(payload.amountCents)} no es suya. Está en espera: mientras la revisamos, no cobraremos nada por ella ni agregaremos cargos por atraso.`,
          es.notYou(brand.supportPhone),
        ],
        es.logIn(publicUrl),
      ),
  }),
  'transaction-unflagged': mail<ToPatient>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `We closed the report on your ${dollars(payload.amountCents)} transaction`,
        [
          en.hello(payload),
          `We reviewed the ${dollars(payload.amountCents)} transaction that was reported as not yours and found that it's yours. Its payments continue. You can see the reason in the transaction's history.`,
          `If you don't agree, call us at ${brand.supportPhone}.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Cerramos el reporte de su transacción de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Revisamos la transacción de ${dollars(payload.amountCents)} que se reportó como no suya y determinamos que sí es suya. Sus pagos continúan. El motivo está en el historial de la transacción.`,
          `Si no está de acuerdo, llámenos al ${brand.supportPhone}.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
  'patient-request-declined': mail<ToPatient & { isOurs?: true }>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.isOurs ? 'We declined your request' : 'Your practice declined your request',
        [
          en.hello(payload),
          `${payload.isOurs ? 'We' : 'Your practice'} declined your request about the ${dollars(payload.amountCents)} transaction. Nothing changes. You can see ${payload.isOurs ? 'our' : 'their'} reason in the transaction's history.`,
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.isOurs ? 'Rechazamos su solicitud' : 'Su consultorio rechazó su solicitud',
        [
          es.hello(payload),
          `${payload.isOurs ? 'Rechazamos' : 'Su consultorio rechazó'} su solicitud sobre la transacción de ${dollars(payload.amountCents)}. Nada cambia. Puede ver ${payload.isOurs ? 'nuestro' : 'su'} motivo en el historial de la transacción.`,
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
};
