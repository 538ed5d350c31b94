import type { spouseNoticeWords as english } from './spouse-notice-words';

/** What the notice to a borrower's spouse says in Spanish. */
export const spouseNoticeWords: typeof english = {
  title: 'Aviso al cónyuge de un prestatario',
  language: 'En español',
  date: (day) => `Fecha: ${day}`,
  to: (borrower) => `Al cónyuge de ${borrower}.`,
  extended: 'Se otorgó crédito a su cónyuge',
  loan: ({ creditor, borrower, practice, day }) =>
    `${creditor} otorgó crédito a ${borrower} para un tratamiento en ${practice}. El contrato es del ${day}.`,
  nature: (amount) => `Es un préstamo cerrado que se paga a plazos. Monto financiado: ${amount}.`,
  payments: (lines) => `Pagos: ${lines}.`,
  firstDue: (day) => `El primer pago vence el ${day}.`,
  why: 'Por qué recibe este aviso',
  law: 'La ley de Wisconsin (sección 766.56(3)(b) de los Estatutos de Wisconsin) exige al acreedor informar por escrito a una persona casada que se otorgó crédito a su cónyuge, antes de que venza un pago. Usted no tiene que hacer nada.',
  used: 'Usamos su nombre y su dirección solo para este aviso. No influyeron en la decisión sobre este crédito, y no pedimos ningún informe sobre usted.',
  creditor: 'Acreedor y contacto',
  owed: ({ name, postalAddress }) => `Acreedor: ${name}, ${postalAddress}.`,
  owedPartner: (lender, { name, postalAddress }) =>
    `Acreedor: ${lender}. Enviado en su nombre por ${name}, ${postalAddress}.`,
  ask: (phone, email) => `Preguntas: ${phone}, ${email}.`,
  sample: (creditor) =>
    `Cuando ${creditor} otorga crédito a un residente casado de Wisconsin, enviamos este aviso por correo a su cónyuge, uno por cada préstamo. Muestra el acreedor, el prestatario, el consultorio, la fecha, el monto financiado y los pagos. No dice nada del tratamiento. Lo enviamos a la dirección que el prestatario dio para su cónyuge, o a la del propio prestatario si viven juntos.`,
};
