import type { copy as english } from './copy';

/** Lo que un paciente pide a su consultorio, y cómo dice que una transacción no es suya. */
export const copy: typeof english = {
  title: '¿Algo no está bien?',
  refund: 'Pedir un reembolso',
  change: 'El monto no es correcto',
  flag: 'Esto no es mío',
  refundTitle: (amount, practice) => `¿Pedir a ${practice} que reembolse ${amount}?`,
  refundText:
    'Su consultorio decide. Hasta entonces, sus pagos siguen como se acordó. Le enviamos la respuesta por correo electrónico.',
  changeTitle: (practice) => `Diga a ${practice} cuánto debe ser`,
  changeText: 'Su consultorio lo recibe y responde aquí. Le avisamos por correo electrónico.',
  amount: 'El monto correcto',
  reason: 'Por qué',
  reasonHint: 'Su consultorio lee esto.',
  send: 'Enviar a mi consultorio',
  sending: 'Enviando',
  amountFault: 'Escriba un monto de $1 o más',
  sent: 'Su consultorio lo tiene. Le enviamos la respuesta por correo electrónico.',
  askedRefund: (day) => `El ${day}, usted pidió un reembolso. Su consultorio todavía no ha respondido.`,
  askedChange: (day) => `El ${day}, usted dijo a su consultorio que el monto no es correcto. Todavía no ha respondido.`,
  askedAmount: (day, amount) =>
    `El ${day}, usted dijo a su consultorio que debe ser ${amount}. Todavía no ha respondido.`,
  dispute: 'No recibí este tratamiento',
  disputeTitle: (practice) => `Diga a ${practice} qué no recibió`,
  disputeText:
    'Hasta que haya una respuesta, no se cobra nada por esto ni se agrega un cargo por pago atrasado. Su consultorio tiene 15 días hábiles; después decidimos nosotros.',
  disputeReason: 'Qué no fue como se acordó',
  disputeFault: 'Diga qué no fue como se acordó',
  askedDispute: (day, by) =>
    `El ${day}, usted dijo que no recibió esto como se acordó. Los pagos están en pausa. Su consultorio responde a más tardar el ${by}.`,
  askedNew: (day) =>
    `El ${day}, usted pidió esto a su consultorio. Podrá elegir un plan cuando el consultorio lo confirme.`,
  withdraw: 'Retirar la petición',
  takingBack: 'Retirando',
  flagTitle: (amount, practice) => `¿No reconoce ${amount} en ${practice}?`,
  flagText:
    'Lo retenemos y lo revisamos. Mientras tanto no se cobra nada por esto ni se agrega un cargo por pago atrasado. Se avisa a su consultorio.',
  flagAct: 'Reportarlo',
  flagging: 'Reportando',
  keep: 'Cancelar',
  flagged: 'Usted reportó que esto no es suyo. Está retenido: no se cobra nada por esto mientras lo revisamos.',
  help: 'Hable con nosotros',
};
