import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  home: 'Inicio',
  payments: 'Pagos',
  documents: 'Documentos',
  help: 'Ayuda',
  logOut: 'Cerrar sesión',
  closed: 'Esta cuenta está cerrada. Todavía puede ver y guardar sus documentos y pagar lo que deba.',
  how: 'Cómo lo calculamos',
  seeAll: (count) => `Ver los ${count} pagos`,
  interest: (rate) =>
    `Los intereses de cada mes son la doceava parte del *${rate}* de lo que todavía debe. El resto del pago baja lo que debe, así que los intereses bajan cada mes.`,
  minimumPath: (safe, end) =>
    `Este calendario supone que paga solo el mínimo. Si paga ${safe} al mes hasta el ${end}, no deberá intereses.`,
  listed: 'Su contrato muestra cada pago.',
  allPayments: 'Todos los pagos',
  due: 'Vence',
  payment: 'Pago',
  interestHead: 'Intereses',
  leftToPay: 'Por pagar',
  most: 'Estas cifras suponen que paga solo el mínimo, así que muestran lo máximo que puede costar este plan.',
  limitEnded: (day) => `Su límite de gasto venció el ${day}. Pregunte a su consultorio por uno nuevo.`,
  limitEndedLate: (day) =>
    `Su límite de gasto terminó el ${day} porque un préstamo tenía más de 30 días de atraso. El aviso está en sus documentos.`,
  limitFull: (limit) =>
    `Su límite de gasto es de ${limit}. Con lo que debe y sus solicitudes pendientes, no alcanza para esto.`,
  limitOver: 'Esto es más de lo que le queda por gastar.',
  askLess: 'Pida a su consultorio un monto menor o rechace este.',
  stale: 'Las fechas y los montos cambiaron desde que abrió esta página. Revise los de hoy y continúe.',
  onHold: (brand) =>
    `Su cuenta está en espera, así que no puede responder en este momento. El equipo de ayuda de ${brand} puede decirle por qué y qué hacer.`,
  support: 'Pedir ayuda',
  rejectTitle: (amount, practice) => `¿Rechazar ${amount} para ${practice}?`,
  reject: (amount) => `Rechazar ${amount}`,
  rejecting: 'Rechazando',
  keepOpen: 'Conservar la solicitud',
  rejectText: (practice) =>
    `No deberá nada y su límite de gasto sigue igual. Le avisaremos a ${practice}. Podrá deshacerlo después.`,
  paidOff: 'Pagado por completo',
  chargedOff: 'Incobrable, se debe',
  status: {
    PENDING: 'Requiere su respuesta',
    ACCEPTED: 'Aprobado',
    REJECTED: 'Rechazado',
    REFUNDED: 'Reembolsado',
    REVIEW: 'En revisión',
  },
  treatment: 'Su tratamiento',
  loadingTreatment: 'Cargando su tratamiento',
  history: 'Historial',
  monthly: (amount) => `${amount} mínimo al mes`,
  visit: (day) => `Cita el ${day}`,
  months: (months) => (months === 1 ? '1 mes' : `${months} meses`),
  freeBy: (amount, end) => `Sin intereses si paga ${amount} a más tardar el ${end}`,
  free: (total) => `Sin intereses. Paga ${total} en total.`,
  cost: (interest, total) => `${interest} de intereses. Paga ${total} en total.`,
  promoEnds: (end) => `La promoción termina el ${end}`,
  promoCovers: (months, end) => `La promoción cubre los primeros ${months} y termina el ${end}.`,
  planned: (count, amount) => `${count} pagos mensuales de ${amount}.`,
  made: (made, all, missed) =>
    `${made} de ${all} pagos hechos${missed === 0 ? '' : missed === 1 ? ', 1 está atrasado' : `, ${missed} están atrasados`}.`,
  at: (amount, practice) => `${amount} en ${practice}`,
  withdrawnWord: 'Retirado',
  oweNothing: 'No debe nada por esto',
  withdrawn: (practice, amount) => `${practice} retiró su solicitud de ${amount}. No tiene que hacer nada.`,
  rejected: (practice, amount) =>
    `Usted rechazó ${amount} y le avisamos a ${practice}. ¿Cambió de opinión? Deshaga el rechazo y elija un plan.`,
  expiredWord: 'Vencida',
  expired: (practice, amount) =>
    `Su límite de gasto venció antes de que respondiera a la solicitud de ${practice} por ${amount}. Renueve su límite en su página de inicio y luego reabra la solicitud aquí.`,
  expiredLate: (practice, amount) =>
    `Su límite de gasto terminó porque un préstamo tenía más de 30 días de atraso, así que la solicitud de ${practice} por ${amount} venció. El aviso está en sus documentos.`,
  expiredForGood: (practice, amount) =>
    `Su límite de gasto venció mientras revisábamos la solicitud de ${amount} en ${practice}. Renueve su límite en su página de inicio y luego vuelva a pedirla.`,
  takeUp: 'Reabrir la solicitud',
  takingBack: 'Reabriendo',
  withdraw: 'Deshacer el rechazo',
  checkingOne: 'Estamos revisando una cosa',
  checkingText: (brand) =>
    `Una persona de ${brand} está revisando esto antes de que pueda responder. Por ahora no debe nada, y mostraremos la decisión aquí.`,
  firstVisit: (day) => ` Su primera cita es el ${day}.`,
  askUs: 'Preguntarnos',
  savingInfo: 'Guardando sus datos de pago',
};
