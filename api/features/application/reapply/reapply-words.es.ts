import type { reapplyWords as english } from './reapply-words';

export const reapplyWords: typeof english = {
  REAPPLY: {
    open: 'Puede presentar otra solicitud. Toma un minuto, y la consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede presentar otra solicitud desde el ${day}.`,
    button: 'Presentar otra solicitud',
  },
  REFRESH: {
    open: 'Puede pedir que se renueve su límite de gasto. La consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede pedir que se renueve su límite de gasto desde el ${day}.`,
    button: 'Renovar mi límite',
  },
  INCREASE: {
    open: 'Puede pedir un límite de gasto más alto. La consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede pedir un límite de gasto más alto desde el ${day}.`,
    button: 'Pedir un límite más alto',
  },
  BEHIND: {
    pastDue: (amount) =>
      `${amount} de sus préstamos está vencido. Cuando lo haya pagado, puede preguntar aquí por su límite de gasto.`,
    chargedOff: (amount) =>
      `Todavía se deben ${amount} de un préstamo que no se pagó. Hasta que se pague, no se ofrece ningún límite de gasto.`,
  },
  INCOMPLETE: { message: 'Su solicitud todavía no está terminada.', button: 'Continuarla' },
  REVIEW: { message: 'Estamos revisando su solicitud.', button: 'Ver en qué está' },
  APPROVED: {
    message: 'Su solicitud fue aprobada. Su contrato está listo para leer y firmar.',
    button: 'Leer y firmar',
  },
};
