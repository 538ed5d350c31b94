import type { endWords as english } from './end-words';

export const endWords: typeof english = {
  title: (practice) => `Cancelación de su membresía en ${practice}`,
  ended: (name, practice, day) =>
    `La membresía de ${name} en ${practice} se canceló el ${day}. No se cobra ningún otro pago por ella, salvo lo que dice abajo.`,
  yearEnded: (name, practice, day) =>
    `El año del plan de ${name} en ${practice} terminó el ${day} y se liquidó como una cancelación.`,
  settled: 'Cómo se liquidó',
  given: (times, treatment) => `Recibido: ${treatment}, ${times} ${times === 1 ? 'vez' : 'veces'}.`,
  nothingGiven: 'Este año no se recibió ningún tratamiento.',
  charged: 'Tratamientos recibidos, al precio del plan',
  paid: 'Pagado por tratamientos, con el crédito',
  feesKept: 'Cuotas de membresía de los meses que empezaron, que se conservan',
  feesBack: 'Cuotas de membresía que se devuelven',
  owed: 'Se debe',
  earlier: 'Se debe de años anteriores',
  backTitle: 'Lo que se devuelve',
  refund: (amount, way, lastFour) => `${amount} a ${way} terminada en ${lastFour}.`,
  refundLater: (amount, way, lastFour) =>
    `${amount} a ${way} terminada en ${lastFour}, cuando se complete el pago al que corresponde.`,
  credits: (amount) => `${amount} a su crédito.`,
  nothingBack: 'No se devuelve nada.',
  payTitle: 'Lo que todavía paga',
  due: (amount, day) => `${amount}, con vencimiento el ${day}.`,
  nothingDue: 'Ya no debe nada.',
  questions: 'Preguntas',
  write: (to) =>
    `Escriba a ${to.name}, ${to.postalAddress}, envíe un correo a ${to.supportEmail} o llame al ${to.supportPhone}.`,
};
