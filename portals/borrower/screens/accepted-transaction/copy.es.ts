import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: (amount, practice) => `${amount} en ${practice}`,
  number: (number) => `Transacción ${number}`,
  done: 'Todo listo',
  doneDetail: (practice) =>
    `Enviamos su respuesta a ${practice}. Le enviamos una copia de su contrato por correo electrónico.`,
  refunded: 'Su consultorio reembolsó esto. No tiene nada que pagar. Sus documentos se quedan aquí.',
  refundedOwedBack: 'Su consultorio reembolsó esto. Sus documentos se quedan aquí.',
  owedBack: (amount) => `Usted nos debe ${amount}`,
  owedBackDetail:
    'Le devolvimos dinero y después su banco devolvió el pago del que venía. No agregamos intereses ni cargos. Su límite de gasto es menor en ese monto hasta que lo pague.',
  payBack: 'Pagar lo que debo',
  owed: (amount) => `Le debemos ${amount}`,
  owedDetail:
    'Lo enviaremos automáticamente cuando ya no tenga pagos en proceso. Llegará a la cuenta o tarjeta con la que pagó o, si se eliminó, a la que usa ahora.',
  sentTitle: 'Dinero que le enviamos',
  sent: (amount, way) => `${amount} a ${way}`,
  sentState: {
    'on-its-way': (left) => `Enviado el ${left}. Los bancos tardan de uno a tres días hábiles.`,
    arrived: (_left, ended) => `Completado el ${ended}`,
    'came-back': (_left, ended) => `Devuelto el ${ended}`,
  },
  stillOwed: 'Todavía se debe por este préstamo',
  paidSoFar: (amount) => `Hasta ahora ha pagado ${amount}.`,
  keepsPromo: (amount, day) => `Pague ${amount} a más tardar el ${day} para mantener su promoción.`,
  promoCancels: (interest) => `Entonces se cancelan sus intereses de ${interest}.`,
  feesStay: (fees) => `Solo quedan por pagar cargos por pago atrasado de ${fees}.`,
  nothingStays: 'No queda nada por pagar.',
  chargedOff:
    'Un pago tuvo 120 días de atraso, así que declaramos este préstamo incobrable. Ya no agregamos intereses ni cargos por pago atrasado. Puede pagarlo todo o en parte en cualquier momento.',
  payOwed: 'Pagar lo que debo',
  chargedOffPaid: 'Este préstamo se declaró incobrable y usted lo pagó después. Ya no debe nada por él.',
  ways: 'Formas de pago',
  terms: 'Los términos que aceptó',
  documents: 'Documentos',
  agreement: 'Contrato de préstamo a plazos',
  print: 'Imprimir',
  printing: 'Abriendo',
  save: 'Guardar como PDF',
  saving: 'Guardando',
  autopay: 'Pago automático',
  autopayRate: (rate, agreed) => `Con el pago automático su tasa es del ${rate} anual en lugar del ${agreed}.`,
  activeDuty: (rate, from) =>
    `Mientras usted está en servicio militar su tasa es del ${rate} anual, desde el ${from}. Los intereses por encima de esa tasa se perdonan y los pagos bajan en esa cantidad.`,
  at: (amount, practice) => `${amount} en ${practice}`,
  overdue: (day, amount) => `Atrasado desde el ${day}. Debe pagar ${amount} ahora.`,
  paidOff: 'Liquidado',
  nothingLeft: 'No queda nada por pagar.',
  monthly: (months, first) => `al mes por ${months}, el primero el ${first}`,
  minimumMonthly: (months, first) => `como mínimo al mes por ${months}, el primero el ${first}`,
  minimum: (amount) => `El mínimo es de ${amount} al mes.`,
};
