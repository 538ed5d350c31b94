import type { reapplyWords as english } from './reapply-words';

export const reapplyWords: typeof english = {
  REAPPLY: {
    open: 'Puede presentar otra solicitud. Toma un minuto, y la consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede presentar otra solicitud a partir del ${day}.`,
    button: 'Presentar otra solicitud',
  },
  REFRESH: {
    open: 'Puede pedir una renovación de su límite de gasto. La consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede pedir una renovación de su límite de gasto a partir del ${day}.`,
    button: 'Renovar mi límite',
  },
  INCREASE: {
    open: 'Puede pedir un límite de gasto más alto. La consulta no afecta su puntaje de crédito.',
    waits: (day) => `Puede pedir un límite de gasto más alto a partir del ${day}.`,
    button: 'Pedir un límite más alto',
  },
  BEHIND: {
    pastDue: (amount) =>
      `Tiene ${amount} vencidos en sus préstamos. Cuando los pague, podrá pedir aquí cambios a su límite de gasto.`,
    chargedOff: (amount) =>
      `Todavía debe ${amount} de un préstamo declarado incobrable. No podemos ofrecerle un límite de gasto hasta que lo pague.`,
  },
  INCOMPLETE: { message: 'Su solicitud todavía no está terminada.', button: 'Continuar' },
  REVIEW: { message: 'Estamos revisando su solicitud.', button: 'Ver el estado' },
  APPROVED: {
    message: 'Su solicitud fue aprobada. Su contrato está listo para leer y firmar.',
    button: 'Leer y firmar',
  },
};
