import type { letterWords as english } from './letter-words';

export const letterWords: typeof english = {
  payoffTitle: 'Carta de liquidación',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  toPay: 'Lo que liquida el préstamo',
  today: (day, amount) => `El ${day}, ${amount} liquida este préstamo.`,
  parts: (principal, interest, fees) => `Son ${principal} de capital, ${interest} de intereses y ${fees} de cargos.`,
  perDiem: (amount) => `Cada día después de ese agrega ${amount} de intereses (por día).`,
  noPerDiem: 'Esperar no agrega intereses mientras esta carta sea válida.',
  cancelsInterest: 'Esta cantidad cumple su promoción: los intereses desde la fecha de la compra quedan cancelados.',
  through: (day, amount) => `Válida hasta el ${day}: ese día, ${amount} liquida este préstamo.`,
  changes:
    'La cantidad cambia si se hace o se devuelve un pago, se agrega un cargo o se reembolsa una parte de la compra. Después de ese día, pida una carta nueva.',
  howTitle: 'Cómo pagar',
  how: (url, phone) =>
    `Inicie sesión en ${url}, abra Pagos y elija liquidar el préstamo. Un pago cuenta el día en que lo hace. También puede llamar al ${phone}.`,
  comesBack: 'Si su banco devuelve el pago, la cantidad se debe otra vez, con los intereses de los días transcurridos.',
  questions: 'Preguntas',
  write: (to) =>
    `Escriba a ${to.name}, ${to.postalAddress}, envíe un correo a ${to.supportEmail} o llame al ${to.supportPhone}.`,
  paidTitle: 'Pagado por completo',
  paid: (day, amount) => `Su préstamo de ${amount} está pagado por completo desde el ${day}. Ya no debe nada por él.`,
  paidSum: (amount) => `Pagó ${amount} en total.`,
  ended: 'Los pagos automáticos de este préstamo terminaron. Guarde esta carta con sus documentos.',
};
