import type { copy as english } from './copy';

/** Lo que un paciente pide a su consultorio, y cómo dice que una transacción no es suya. */
export const copy: typeof english = {
  title: '¿Algo no está bien?',
  refund: 'Solicitar un reembolso',
  change: 'Reportar un monto incorrecto',
  flag: 'Reportar que no es mío',
  refundTitle: (amount, practice) => `¿Pedir a ${practice} que reembolse ${amount}?`,
  refundText:
    'Su consultorio decide. Hasta entonces, sus pagos continúan según lo acordado. Le enviaremos la respuesta por correo electrónico.',
  changeTitle: (practice) => `Dígale a ${practice} el monto correcto`,
  changeText: 'Se lo enviaremos a su consultorio. La respuesta aparecerá aquí y le avisaremos por correo electrónico.',
  amount: 'El monto correcto',
  reason: 'Motivo',
  reasonLong: (most: number) => `Use como máximo ${most} caracteres`,
  reasonHint: 'Su consultorio verá esto.',
  send: 'Enviar a mi consultorio',
  sending: 'Enviando',
  amountFault: 'Escriba un monto de $1 o más',
  sent: 'Enviado a su consultorio. Le enviaremos la respuesta por correo electrónico.',
  askedRefund: (day) => `El ${day}, usted solicitó un reembolso. Su consultorio todavía no ha respondido.`,
  askedChange: (day) => `El ${day}, usted dijo a su consultorio que el monto no es correcto. Todavía no ha respondido.`,
  askedAmount: (day, amount) =>
    `El ${day}, usted dijo a su consultorio que debe ser ${amount}. Todavía no ha respondido.`,
  dispute: 'Reportar que no lo recibí',
  disputeTitle: (practice) => `Diga a ${practice} qué no recibió`,
  disputeText:
    'Hasta que esto se resuelva, no le cobraremos por ello ni agregaremos cargos por pago atrasado. Su consultorio tiene 15 días hábiles para responder. Después decidimos nosotros.',
  disputeReason: 'Qué no fue como se acordó',
  disputeFault: 'Escriba qué no fue como se acordó',
  askedDispute: (day, by) =>
    `El ${day}, usted reportó que no recibió esto como se acordó. Sus pagos están en pausa. Su consultorio tiene hasta el ${by} para responder.`,
  askedNew: (day) =>
    `El ${day}, usted pidió esto a su consultorio. Podrá elegir un plan cuando el consultorio lo confirme.`,
  withdraw: 'Retirar la solicitud',
  takingBack: 'Retirando',
  flagTitle: (amount, practice) => `¿No reconoce ${amount} en ${practice}?`,
  flagText:
    'Lo pondremos en espera y lo revisaremos. Hasta que decidamos, no le cobraremos por ello ni agregaremos cargos por pago atrasado. Le avisaremos a su consultorio.',
  flagAct: 'Reportarlo',
  flagging: 'Reportando',
  keep: 'Cancelar',
  flagged: 'Esto se reportó como no suyo. Está en espera y no le cobraremos por ello mientras lo revisamos.',
  help: 'Hable con nosotros',
};
