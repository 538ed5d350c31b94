import type { factWords as english } from './fact-words';

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const factWords: typeof english = {
  LATE_90_IN: ({ month }) => `Su informe muestra un pago con más de 90 días de atraso en ${month}.`,
  LATE_90: ({ number }) =>
    `En los últimos dos años, ${times(number, 'un pago tuvo', 'pagos tuvieron')} más de 90 días de atraso.`,
  LATE_60: ({ number }) =>
    `En los últimos dos años, ${times(number, 'un pago tuvo', 'pagos tuvieron')} más de 60 días de atraso.`,
  LATE_30: ({ number }) =>
    `En los últimos dos años, ${times(number, 'un pago tuvo', 'pagos tuvieron')} más de 30 días de atraso.`,
  CHARGE_OFFS: ({ number }) =>
    `En los últimos dos años, ${times(number, 'una entidad declaró', 'entidades declararon')} una deuda incobrable.`,
  BANKRUPTCY_IN: ({ month }) => `Se presentó en ${month}.`,
  COLLECTIONS: ({ number }) => `Su informe muestra ${times(number, 'uno', 'de ellos')}.`,
  CARD_LIMITS_USED: ({ number }) => `Usted usa el ${number}% de los límites de sus tarjetas.`,
  ACCOUNTS: ({ number }) => `Su informe muestra ${times(number, 'una cuenta', 'cuentas')}.`,
  OLDEST_ACCOUNT_MONTHS: ({ number }) =>
    number < 24
      ? `Su cuenta más antigua tiene ${times(number, 'un mes', 'meses')}.`
      : `Su cuenta más antigua tiene ${Math.floor(number / 12)} años.`,
  INQUIRIES: ({ number }) => `Su informe muestra ${times(number, 'una solicitud', 'solicitudes')} en ese tiempo.`,
  DEBT_OF_INCOME: ({ number }) => `Suman el ${number}% de sus ingresos mensuales antes de impuestos.`,
};
