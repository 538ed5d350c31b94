import { paths, portalBase } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { CURE_NOTICE_DAYS } from '@domain/loan/right-to-cure';
import { cents } from '@domain/money/cents';
import { percentNumber, rateFromUnits } from '@domain/money/rate';
import { formatUsdExact } from '@domain/money/usd';
import type { NoticeKind } from './features/servicing/index';
import type { MessageContent } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';

type Facts = {
  amount: string;
  first: string;
  left: string;
  paid: string;
  rate: string;
  on: string;
  again: string;
  interest: string;
  keeps: string;
  fees: string;
  late: string;
  due: string;
  monthly: string;
  account: string;
  /** Not empty while payments are paused. */
  paused: string;
};
type Opened = Pick<Facts, 'left' | 'keeps' | 'on' | 'interest'>;
type Wording = { subject: string; says: (facts: Facts) => string; button: string };

/** What a returned payment takes back of an earlier notice. */
function openAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left ? ` We wrote that your loan is paid off: it is open again, and ${left} is owed.` : '';
  const kept = keeps
    ? ` We wrote that your promotion is kept: it is open again. Pay ${keeps} by ${on}, and its interest is cancelled.`
    : '';
  const lost = interest
    ? ` We wrote that your promotion is kept: it is not anymore, because its last day has passed, and its interest of ${interest} is owed.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** The same in Spanish. */
function spanishOpenAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left
    ? ` Le escribimos que su préstamo está pagado por completo: está abierto otra vez y se deben ${left}.`
    : '';
  const kept = keeps
    ? ` Le escribimos que su promoción se mantiene: está abierta otra vez. Pague ${keeps} a más tardar el ${on} y sus intereses se cancelan.`
    : '';
  const lost = interest
    ? ` Le escribimos que su promoción se mantiene: ya no, porque su último día pasó, y se deben sus intereses de ${interest}.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** What is due now, where it is more than the payment that a notice is about. */
const inAll = (due: string): string =>
  due ? ` With what is unpaid of earlier payments and fees, ${due} is due now.` : '';
const spanishInAll = (due: string): string =>
  due ? ` Con lo que falta de pagos y cargos anteriores, debe pagar ${due} ahora.` : '';

/** What each notice says. Subjects name neither practice nor treatment, because they are read on lock screens. */
const WORDS: Readonly<Record<NoticeKind, Wording>> = {
  STATEMENT: {
    subject: 'Your statement',
    says: ({ amount, on, late, paused }) =>
      paused
        ? 'Payments of your loan are paused, so nothing has to be paid now. Your statement is among your documents.'
        : `${amount} is due on ${on}.${late ? ` ${late} of it is overdue: pay that part now.` : ''} Your statement is among your documents.`,
    button: 'See my statement',
  },
  STATEMENT_CORRECTED: {
    subject: 'Your statement was corrected',
    says: ({ amount, on }) =>
      `After the refund of your purchase, ${amount || 'nothing'} is due on ${on}. The corrected statement is among your documents.`,
    button: 'See my statement',
  },
  AUTOPAY_AHEAD: {
    subject: 'Autopay takes your payment in a few days',
    says: ({ amount, on }) => `Autopay takes ${amount} on ${on}. You can change that before the day comes.`,
    button: 'See my payments',
  },
  PAYMENT_AHEAD: {
    subject: 'A payment is due in three days',
    says: ({ amount, on, late }) =>
      `${amount} is due on ${on}. Pay it in your account, or turn on autopay.${late ? ` ${late} of earlier payments and fees is overdue: pay that part now.` : ''}`,
    button: 'Pay now',
  },
  PAYMENT_DUE: {
    subject: 'A payment is due today',
    says: ({ amount, due }) => `${amount} is due today.${inAll(due)}`,
    button: 'Pay now',
  },
  PAYMENT_MISSED: {
    // What arrived may have paid older debt: it says what is missing, never that nothing came.
    subject: 'A payment is overdue',
    says: ({ amount, on, due }) =>
      `${amount} of the payment that was due on ${on} is still to be paid.${inAll(due)} If you have paid since, thank you.`,
    button: 'Pay now',
  },
  LATE_FEE_AHEAD: {
    subject: 'Pay today and there is no late fee',
    says: ({ amount, on, due }) =>
      `${amount} was due on ${on}. ${due ? `With what is unpaid of earlier payments and fees, ${due} is due now. Paid today, the payment of ${on} carries no late fee.` : 'Paid today, it carries no late fee.'}`,
    button: 'Pay now',
  },
  LATE_FEE: {
    subject: 'A late fee was added',
    says: ({ amount }) =>
      `A payment is more than ten days late, so a late fee of ${amount} was added, as your agreement says.`,
    button: 'Pay now',
  },
  PAYMENT_RECEIVED: {
    subject: 'We received your payment',
    says: ({ amount }) => `Your payment of ${amount} has arrived. Its receipt is in your account.`,
    button: 'See my payments',
  },
  PAYMENT_RETURNED: {
    subject: 'Your payment did not go through',
    says: ({ amount, again, ...facts }) =>
      `Your payment of ${amount} came back.${openAgain(facts)} ${again ? `We try it again on ${again}.` : 'It is not tried again by itself.'} A payment that comes back carries no fee of its own, but it does not count, and more than ten days after its due date there can be a late fee. Pay another way to avoid it.`,
    button: 'Pay another way',
  },
  METHOD_ENDED: {
    subject: 'We need another payment method',
    says: ({ amount, ...facts }) =>
      `Your payment of ${amount} came back, and the account or card that it was taken from can’t be used again. There is no fee for it.${openAgain(facts)} Add another one to pay.`,
    button: 'Add a payment method',
  },
  DEBIT_CANCELLED: {
    subject: 'A payment that you set up is cancelled',
    says: ({ amount, on, account }) =>
      `Your payment of ${amount} that was set for ${on} is cancelled: nothing can be taken from ${account} anymore. Pay another way.`,
    button: 'Pay another way',
  },
  AUTOPAY_STOPPED: {
    subject: 'Autopay could not take your payment',
    says: ({ amount }) =>
      `${amount} is due, and there is no account or card that autopay can take it from. Add one and choose it for autopay, or pay now.`,
    button: 'Add a payment method',
  },
  PROMO_SHORT: {
    subject: 'Keep your plan free of interest',
    says: ({ amount, on, interest, monthly, fees }) =>
      `At the present pace your promotion is missed, which costs ${interest} of interest. Pay ${amount} by ${on}, and it is cancelled.${monthly ? ` ${monthly} on each due date until then is enough.` : ''}${fees ? ` Fees of ${fees} are owed apart from that.` : ''}`,
    button: 'Keep it free',
  },
  PROMO_KEPT: {
    subject: 'Your promotion is kept',
    says: ({ interest }) => `You paid in time. The interest of your promotion is cancelled: ${interest}.`,
    button: 'See my payments',
  },
  PROMO_LOST: {
    subject: 'Your promotion has ended',
    says: ({ amount }) =>
      `The amount was not paid in full in time, so interest is owed. ${amount} pays the loan off today.`,
    button: 'See my payments',
  },
  PROMO_MOVED: {
    subject: 'Your promotion ends later',
    says: ({ on }) =>
      `Your payments were paused, and your promotion ends later by the days of the pause, on ${on}. Payments go on as agreed.`,
    button: 'See my payments',
  },
  LOAN_PAID: {
    subject: 'Your loan is paid off',
    says: () => 'Your loan is paid off. Nothing more is owed on it.',
    button: 'See my payments',
  },
  RIGHT_TO_CURE: {
    subject: 'Pay what is late, and your loan goes on as agreed',
    says: ({ amount, fees, on }) =>
      `Your loan is more than ${CURE_NOTICE_DAYS - 1} days late. Pay ${amount} by ${on}, and it goes on as if nothing had been late.${fees ? ` ${fees} of that are fees.` : ''} If you do not, we may give the loan up as lost and ask for the whole balance. The notice of your right to cure is among your documents, and we post it to you too. Call us if you cannot pay.`,
    button: 'Pay now',
  },
  LOAN_GIVEN_UP: {
    subject: 'Your loan is 120 days late',
    says: ({ amount, paid, left, on, interest, fees }) =>
      `A payment of your loan is 120 days late, so we gave the loan up as lost. You still owe ${amount}. You have paid ${paid} so far. No more interest and no more late fees are added, and autopay is off.${left ? ` You can still keep your promotion: pay ${left} by ${on}, and its interest of ${interest} is cancelled. ${fees ? `Only late fees of ${fees} are owed then.` : 'Nothing more is owed then.'}` : ''} You can pay all of it or a part at any time. Call us if you cannot.`,
    button: 'Pay what is owed',
  },
  DUE_DATE_MOVED: {
    subject: 'Your due dates have moved',
    says: ({ amount, on, interest, fees }) =>
      `Your first payment after the change, of ${amount}, is due on ${on}, and each later one on the same day of its month.${interest ? ` ${interest} of it is interest for the days that are added.` : ''}${fees ? ` Autopay takes the late fee of ${fees} with it.` : ''} The confirmation is among your documents.`,
    button: 'See my payments',
  },
  HARDSHIP_PLAN: {
    subject: 'Your payments are lower for a while',
    says: ({ amount, first, on, again, interest, fees, late }) =>
      `From ${on} to ${again} each payment is ${amount}${first ? `, the first of them ${first}` : ''}. Then you pay the agreed amount again. In all it costs ${interest} more interest and no fee for the plan.${fees ? ` Autopay takes the open late fee of ${fees} with the first of them.` : ''}${late ? ` ${late} that is late is paid with the last payments of the loan, without interest on it.` : ''} The confirmation of your plan is among your documents.`,
    button: 'See my payments',
  },
  HARDSHIP_ENDED: {
    subject: 'Your lower payments have ended',
    says: ({ amount, on }) =>
      `A payment of your plan is more than ten days late, so the plan has ended. From ${on} you pay the agreed amount again, ${amount}. Call us if you cannot pay it.`,
    button: 'See my payments',
  },
  HARDSHIP_OVER: {
    subject: 'Your payment is the agreed one again',
    says: ({ amount, on }) => `Your months of lower payments are over. Your payment of ${on} is ${amount}.`,
    button: 'See my payments',
  },
  PURCHASE_REDUCED: {
    subject: 'Part of your purchase was refunded',
    says: ({ amount, left }) =>
      `Your practice refunded ${amount}, and your purchase is ${left} now. What is left to pay is among your documents.`,
    button: 'See my documents',
  },
  AUTOPAY_RATE: {
    subject: 'Autopay has lowered your rate',
    says: ({ amount, on, rate }) =>
      `Your rate is ${rate}% a year now, 0.25 points lower, and stays so while autopay is on. Your payment of ${on} is ${amount}.`,
    button: 'See my payments',
  },
  AGREED_RATE: {
    subject: 'Your rate without autopay',
    says: ({ amount, on, rate }) =>
      `Autopay does not pay your loan anymore, so your rate is ${rate}% a year again, as you agreed, beginning with your payment of ${on}. It is ${amount}. Turn autopay on, and the rate is lower again.`,
    button: 'See autopay',
  },
  ACTIVE_DUTY: {
    subject: 'Your rate while you serve',
    says: ({ amount, on, again, rate, interest, fees }) =>
      `Your loan bears no more than ${rate}% a year from ${on} ${again ? `until ${again}` : 'for as long as you serve'}, as the Servicemembers Civil Relief Act says. Interest above it is forgiven${interest ? `: ${interest} of what was charged so far` : ''}.${fees ? ` Late fees of ${fees} are withdrawn.` : ''}${amount ? ` Your payments are lower by it: the next one is ${amount}.` : ''} No late fee is added while you serve. Tell us when your service ends.`,
    button: 'See my payments',
  },
  ACTIVE_DUTY_OVER: {
    subject: 'Your agreed rate is back',
    says: ({ amount, on, rate }) =>
      `Your active duty is over by what you told us, so your rate is ${rate}% a year again, as you agreed, from your payment of ${on}. That payment is ${amount}. Interest that was forgiven stays forgiven. Still serving? Call us.`,
    button: 'See my payments',
  },
  CREDIT_SENT: {
    subject: 'Money is on its way to you',
    says: ({ amount, account }) =>
      `We are sending ${amount} back to you, to ${account}. Banks take one to three business days.`,
    button: 'See my transaction',
  },
  CREDIT_WAITS: {
    subject: 'We owe you money',
    says: ({ amount }) =>
      `We owe you ${amount} and have no account or card to send it to. Add one, and it leaves on the next business day.`,
    button: 'Add a bank account or card',
  },
  CREDIT_RETURNED: {
    subject: 'Money that we sent you came back',
    says: ({ amount, account }) =>
      `We sent ${amount} to ${account}, and it came back. Where you have another account or card with us, it goes there. Otherwise add one.`,
    button: 'Add a bank account or card',
  },
  CREDIT_OWED_BACK: {
    subject: 'You owe us money that we sent you',
    says: ({ amount, paid }) =>
      `Your payment of ${paid} came back from your bank, after we had sent you money that came from it. So you owe us ${amount}. No interest and no fee is added. Your spending limit is lower by it until you pay it back.`,
    button: 'Pay it back',
  },
  CREDIT_STILL_OWED_BACK: {
    subject: 'You still owe us money that we sent you',
    says: ({ amount, on }) =>
      `You owe us ${amount} since ${on}: we sent you money, and then the payment that it came from was returned by your bank. No interest and no fee is added. Your spending limit is lower by it until you pay it back.`,
    button: 'Pay it back',
  },
  LINE_ENDING: {
    subject: 'Your spending limit ends soon',
    says: ({ on }) => `Your spending limit can be used until ${on}. What you financed with it is not affected.`,
    button: 'Log in',
  },
};

/** The same in Spanish. */
const SPANISH: Readonly<Record<NoticeKind, Wording>> = {
  STATEMENT: {
    subject: 'Su estado de cuenta',
    says: ({ amount, on, late, paused }) =>
      paused
        ? 'Los pagos de su préstamo están en pausa, así que no tiene que pagar nada ahora. Su estado de cuenta está entre sus documentos.'
        : `${amount} vence el ${on}.${late ? ` De ese monto, ${late} está atrasado: pague esa parte ahora.` : ''} Su estado de cuenta está entre sus documentos.`,
    button: 'Ver mi estado de cuenta',
  },
  STATEMENT_CORRECTED: {
    subject: 'Su estado de cuenta fue corregido',
    says: ({ amount, on }) =>
      `Después del reembolso de su compra, ${amount ? `${amount} vence el ${on}` : `el ${on} no hay nada que pagar`}. El estado de cuenta corregido está entre sus documentos.`,
    button: 'Ver mi estado de cuenta',
  },
  AUTOPAY_AHEAD: {
    subject: 'El pago automático toma su pago en unos días',
    says: ({ amount, on }) => `El pago automático toma ${amount} el ${on}. Puede cambiarlo antes de ese día.`,
    button: 'Ver mis pagos',
  },
  PAYMENT_AHEAD: {
    subject: 'Un pago vence en tres días',
    says: ({ amount, on, late }) =>
      `${amount} vence el ${on}. Páguelo en su cuenta o active el pago automático.${late ? ` ${late} de pagos y cargos anteriores está atrasado: pague esa parte ahora.` : ''}`,
    button: 'Pagar ahora',
  },
  PAYMENT_DUE: {
    subject: 'Un pago vence hoy',
    says: ({ amount, due }) => `${amount} vence hoy.${spanishInAll(due)}`,
    button: 'Pagar ahora',
  },
  PAYMENT_MISSED: {
    subject: 'Un pago está atrasado',
    says: ({ amount, on, due }) =>
      `Todavía falta pagar ${amount} del pago que venció el ${on}.${spanishInAll(due)} Si ya pagó después de esa fecha, gracias.`,
    button: 'Pagar ahora',
  },
  LATE_FEE_AHEAD: {
    subject: 'Pague hoy y no habrá cargo por pago atrasado',
    says: ({ amount, on, due }) =>
      `${amount} venció el ${on}. ${due ? `Con lo que falta de pagos y cargos anteriores, debe pagar ${due} ahora. Si se paga hoy, el pago del ${on} no lleva cargo por pago atrasado.` : 'Si se paga hoy, no lleva cargo por pago atrasado.'}`,
    button: 'Pagar ahora',
  },
  LATE_FEE: {
    subject: 'Se agregó un cargo por pago atrasado',
    says: ({ amount }) =>
      `Un pago tiene más de diez días de atraso, así que se agregó un cargo por pago atrasado de ${amount}, como dice su contrato.`,
    button: 'Pagar ahora',
  },
  PAYMENT_RECEIVED: {
    subject: 'Recibimos su pago',
    says: ({ amount }) => `Su pago de ${amount} llegó. Su recibo está en su cuenta.`,
    button: 'Ver mis pagos',
  },
  PAYMENT_RETURNED: {
    subject: 'Su pago no se completó',
    says: ({ amount, again, ...facts }) =>
      `Su pago de ${amount} fue devuelto.${spanishOpenAgain(facts)} ${again ? `Lo intentamos otra vez el ${again}.` : 'No se intenta otra vez automáticamente.'} Un pago devuelto no lleva ningún cargo propio, pero no cuenta, y más de diez días después del vencimiento puede haber un cargo por pago atrasado. Pague de otra manera para evitarlo.`,
    button: 'Pagar de otra manera',
  },
  METHOD_ENDED: {
    subject: 'Necesitamos otra forma de pago',
    says: ({ amount, ...facts }) =>
      `Su pago de ${amount} fue devuelto, y la cuenta o tarjeta de la que se tomó ya no se puede usar. No hay ningún cargo por eso.${spanishOpenAgain(facts)} Agregue otra para pagar.`,
    button: 'Agregar una forma de pago',
  },
  DEBIT_CANCELLED: {
    subject: 'Se canceló un pago que usted programó',
    says: ({ amount, on, account }) =>
      `Se canceló su pago de ${amount} programado para el ${on}: ya no se puede tomar nada de ${account}. Pague de otra manera.`,
    button: 'Pagar de otra manera',
  },
  AUTOPAY_STOPPED: {
    subject: 'El pago automático no pudo tomar su pago',
    says: ({ amount }) =>
      `Toca pagar ${amount} y no hay ninguna cuenta o tarjeta de la que el pago automático pueda tomarlo. Agregue una y elíjala para el pago automático, o pague ahora.`,
    button: 'Agregar una forma de pago',
  },
  PROMO_SHORT: {
    subject: 'Mantenga su plan sin intereses',
    says: ({ amount, on, interest, monthly, fees }) =>
      `Al ritmo actual se pierde su promoción, lo que cuesta ${interest} de intereses. Pague ${amount} a más tardar el ${on} y se cancelan.${monthly ? ` Basta con ${monthly} en cada fecha de pago hasta entonces.` : ''}${fees ? ` Aparte de eso se deben cargos de ${fees}.` : ''}`,
    button: 'Mantenerlo sin intereses',
  },
  PROMO_KEPT: {
    subject: 'Su promoción se mantiene',
    says: ({ interest }) => `Usted pagó a tiempo. Los intereses de su promoción se cancelan: ${interest}.`,
    button: 'Ver mis pagos',
  },
  PROMO_LOST: {
    subject: 'Su promoción terminó',
    says: ({ amount }) =>
      `El monto no se pagó por completo a tiempo, así que se deben intereses. Con ${amount} se liquida hoy el préstamo.`,
    button: 'Ver mis pagos',
  },
  PROMO_MOVED: {
    subject: 'Su promoción termina más tarde',
    says: ({ on }) =>
      `Sus pagos estuvieron en pausa y su promoción termina más tarde por los días de la pausa, el ${on}. Los pagos siguen como se acordó.`,
    button: 'Ver mis pagos',
  },
  LOAN_PAID: {
    subject: 'Su préstamo está pagado',
    says: () => 'Su préstamo está pagado. Ya no se debe nada por él.',
    button: 'Ver mis pagos',
  },
  RIGHT_TO_CURE: {
    subject: 'Pague lo atrasado y su préstamo sigue como se acordó',
    says: ({ amount, fees, on }) =>
      `Su préstamo tiene más de ${CURE_NOTICE_DAYS - 1} días de atraso. Pague ${amount} a más tardar el ${on} y sigue como si nada se hubiera atrasado.${fees ? ` De ese monto, ${fees} son cargos.` : ''} Si no lo hace, podemos dar el préstamo por perdido y pedir todo el saldo. El aviso de su derecho a subsanar está entre sus documentos, y también se lo enviamos por correo postal. Llámenos si no puede pagar.`,
    button: 'Pagar ahora',
  },
  LOAN_GIVEN_UP: {
    subject: 'Su préstamo tiene 120 días de atraso',
    says: ({ amount, paid, left, on, interest, fees }) =>
      `Un pago de su préstamo tiene 120 días de atraso, así que dimos el préstamo por perdido. Usted todavía debe ${amount}. Hasta ahora ha pagado ${paid}. Ya no se agregan intereses ni cargos por pago atrasado, y el pago automático está desactivado.${left ? ` Todavía puede mantener su promoción: pague ${left} a más tardar el ${on} y se cancelan sus intereses de ${interest}. ${fees ? `Después solo se deben cargos por pago atrasado de ${fees}.` : 'Después ya no se debe nada.'}` : ''} Puede pagar todo o una parte en cualquier momento. Llámenos si no puede.`,
    button: 'Pagar lo que se debe',
  },
  DUE_DATE_MOVED: {
    subject: 'Sus fechas de pago cambiaron',
    says: ({ amount, on, interest, fees }) =>
      `Su primer pago después del cambio, de ${amount}, vence el ${on}, y cada pago siguiente, el mismo día de su mes.${interest ? ` De él, ${interest} son intereses de los días que se agregan.` : ''}${fees ? ` El pago automático toma con él el cargo por atraso de ${fees}.` : ''} La confirmación está entre sus documentos.`,
    button: 'Ver mis pagos',
  },
  HARDSHIP_PLAN: {
    subject: 'Sus pagos son más bajos por un tiempo',
    says: ({ amount, first, on, again, interest, fees, late }) =>
      `Desde el ${on} hasta el ${again}, cada pago es de ${amount}${first ? `, el primero de ${first}` : ''}. Después paga otra vez el monto acordado. En total cuesta ${interest} más de intereses y ningún cargo por el plan.${fees ? ` El pago automático toma con el primero el cargo por atraso pendiente de ${fees}.` : ''}${late ? ` ${late} de atraso se paga con los últimos pagos del préstamo, sin intereses sobre ese monto.` : ''} La confirmación de su plan está entre sus documentos.`,
    button: 'Ver mis pagos',
  },
  HARDSHIP_ENDED: {
    subject: 'Sus pagos más bajos terminaron',
    says: ({ amount, on }) =>
      `Un pago de su plan lleva más de diez días de atraso, así que el plan terminó. Desde el ${on} paga otra vez el monto acordado, ${amount}. Llámenos si no puede pagarlo.`,
    button: 'Ver mis pagos',
  },
  HARDSHIP_OVER: {
    subject: 'Su pago es otra vez el acordado',
    says: ({ amount, on }) => `Sus meses de pagos más bajos terminaron. Su pago del ${on} es de ${amount}.`,
    button: 'Ver mis pagos',
  },
  PURCHASE_REDUCED: {
    subject: 'Se reembolsó una parte de su compra',
    says: ({ amount, left }) =>
      `Su consultorio reembolsó ${amount}, y ahora su compra es de ${left}. Lo que queda por pagar está entre sus documentos.`,
    button: 'Ver mis documentos',
  },
  AUTOPAY_RATE: {
    subject: 'El pago automático bajó su tasa',
    says: ({ amount, on, rate }) =>
      `Ahora su tasa es del ${rate}% anual, 0.25 puntos más baja, y sigue así mientras el pago automático esté activado. Su pago del ${on} es de ${amount}.`,
    button: 'Ver mis pagos',
  },
  AGREED_RATE: {
    subject: 'Su tasa sin pago automático',
    says: ({ amount, on, rate }) =>
      `El pago automático ya no paga su préstamo, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago del ${on}. Ese pago es de ${amount}. Active el pago automático y la tasa vuelve a bajar.`,
    button: 'Ver el pago automático',
  },
  ACTIVE_DUTY: {
    subject: 'Su tasa mientras está en servicio activo',
    says: ({ amount, on, again, rate, interest, fees }) =>
      `Su préstamo no lleva más del ${rate}% anual desde el ${on} ${again ? `hasta el ${again}` : 'mientras dure su servicio'}, como dice la Ley de Ayuda Civil a los Miembros del Servicio (Servicemembers Civil Relief Act). Los intereses por encima de esa tasa se perdonan${interest ? `: ${interest} de lo cobrado hasta ahora` : ''}.${fees ? ` Se retiran cargos por atraso de ${fees}.` : ''}${amount ? ` Sus pagos bajan en esa cantidad: el próximo es de ${amount}.` : ''} No se agrega ningún cargo por atraso mientras esté en servicio. Avísenos cuando termine su servicio.`,
    button: 'Ver mis pagos',
  },
  ACTIVE_DUTY_OVER: {
    subject: 'Su tasa acordada vuelve a aplicarse',
    says: ({ amount, on, rate }) =>
      `Según lo que nos dijo, su servicio activo terminó, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago del ${on}. Ese pago es de ${amount}. Los intereses perdonados siguen perdonados. ¿Sigue en servicio? Llámenos.`,
    button: 'Ver mis pagos',
  },
  CREDIT_SENT: {
    subject: 'Su dinero está en camino',
    says: ({ amount, account }) =>
      `Le estamos enviando ${amount} de vuelta, a ${account}. Los bancos tardan de uno a tres días hábiles.`,
    button: 'Ver mi transacción',
  },
  CREDIT_WAITS: {
    subject: 'Le debemos dinero',
    says: ({ amount }) =>
      `Le debemos ${amount} y no tenemos una cuenta o tarjeta a la que enviarlo. Agregue una y sale el siguiente día hábil.`,
    button: 'Agregar una cuenta o tarjeta',
  },
  CREDIT_RETURNED: {
    subject: 'El dinero que le enviamos fue devuelto',
    says: ({ amount, account }) =>
      `Enviamos ${amount} a ${account} y fue devuelto. Si tiene otra cuenta o tarjeta con nosotros, va allí. Si no, agregue una.`,
    button: 'Agregar una cuenta o tarjeta',
  },
  CREDIT_OWED_BACK: {
    subject: 'Usted nos debe dinero que le enviamos',
    says: ({ amount, paid }) =>
      `Su banco devolvió su pago de ${paid} después de que le enviamos dinero que venía de ese pago. Por eso usted nos debe ${amount}. No se agregan intereses ni cargos. Su límite de gasto es menor en esa cantidad hasta que la pague.`,
    button: 'Pagar lo que debo',
  },
  CREDIT_STILL_OWED_BACK: {
    subject: 'Usted todavía nos debe dinero que le enviamos',
    says: ({ amount, on }) =>
      `Usted nos debe ${amount} desde el ${on}: le enviamos dinero y después su banco devolvió el pago del que venía. No se agregan intereses ni cargos. Su límite de gasto es menor en esa cantidad hasta que la pague.`,
    button: 'Pagar lo que debo',
  },
  LINE_ENDING: {
    subject: 'Su límite de gasto termina pronto',
    says: ({ on }) => `Su límite de gasto se puede usar hasta el ${on}. Lo que usted financió con él no cambia.`,
    button: 'Iniciar sesión',
  },
};

const LANGUAGES = {
  en: {
    words: WORDS,
    day: longDates.en,
    hello: (name: string) => `Hi ${name},`,
    loan: (amount: string, practice: string, number: string) =>
      `This is about your loan of ${amount} at ${practice}, transaction ${number}.`,
    nobody: 'Hello,',
    ending: 'ending in',
  },
  es: {
    words: SPANISH,
    day: longDates.es,
    hello: (name: string) => `Hola, ${name}:`,
    loan: (amount: string, practice: string, number: string) =>
      `Se trata de su préstamo de ${amount} en ${practice}, transacción ${number}.`,
    nobody: 'Hola:',
    ending: 'que termina en',
  },
} as const;

const dollars = (value: OutboxPayload[string] | undefined) =>
  typeof value === 'number' ? formatUsdExact(cents(value)) : '';

const IN_DOCUMENTS = new Set<NoticeKind>(['STATEMENT', 'STATEMENT_CORRECTED', 'PURCHASE_REDUCED']);

function screenOf(notice: NoticeKind, query: { transaction?: string }): string {
  if (IN_DOCUMENTS.has(notice)) return paths.borrower.myDocuments.href();
  if (notice === 'CREDIT_SENT') return paths.borrower.acceptedTransaction.href({}, query);
  if (notice === 'CREDIT_WAITS' || notice === 'CREDIT_RETURNED') return payPaths.paymentMethods.href();
  if (notice === 'AGREED_RATE') return paths.borrower.autopay.href({}, query);
  return paths.borrower.payments.href({}, query);
}

/** The mail of a notice about a loan or a line. */
export function loanNoticeMail(payload: OutboxPayload, { publicUrl }: { publicUrl: string }): MessageContent {
  const { words, day, hello: greet, loan, nobody, ending } = LANGUAGES[payload.language === 'es' ? 'es' : 'en'];
  const date = (value: OutboxPayload[string] | undefined) =>
    typeof value === 'string' && isCivilDate(value) ? day(value) : '';
  const { subject, says, button } = words[payload.notice as NoticeKind];
  const said = says({
    amount: dollars(payload.amountCents),
    on: date(payload.on),
    again: date(payload.again),
    interest: dollars(payload.interestCents),
    keeps: dollars(payload.keepsCents),
    fees: dollars(payload.feesCents),
    late: dollars(payload.lateCents),
    due: dollars(payload.dueCents),
    monthly: dollars(payload.monthlyCents),
    left: dollars(payload.leftCents),
    paid: dollars(payload.paidCents),
    first: dollars(payload.firstCents),
    rate: typeof payload.rate === 'number' ? String(percentNumber(rateFromUnits(payload.rate))) : '',
    account: `${payload.account} ${ending} ${payload.lastFour}`,
    paused: payload.isPaused === true ? 'paused' : '',
  });
  const hello = typeof payload.firstName === 'string' ? greet(payload.firstName) : nobody;
  const query = typeof payload.transactionId === 'string' ? { transaction: payload.transactionId } : {};
  const url = `${publicUrl}${portalBase}${screenOf(payload.notice as NoticeKind, query)}`;
  // Not in a text message, which is read on lock screens.
  const which =
    typeof payload.practice === 'string'
      ? [loan(dollars(payload.purchaseCents), payload.practice, String(payload.number))]
      : [];
  return { subject, opening: [hello, said, ...which], short: said, spoken: said, button: { label: button, url } };
}

/** The same as a text message: who says it, what, and where it is seen to. */
export function loanNoticeText(payload: OutboxPayload, context: { publicUrl: string; brandName: string }): string {
  const { short, button } = loanNoticeMail(payload, context);
  return `${context.brandName}: ${short} ${button?.url ?? ''}`.trim();
}
