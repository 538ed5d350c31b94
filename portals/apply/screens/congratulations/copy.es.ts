import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su solicitud fue aprobada',
  limit: 'Su límite de gasto',
  ask: (firstName) => (firstName ? `Su solicitud fue aprobada, ${firstName}` : 'Su solicitud fue aprobada'),
  use: (practice) => `Úselo en ${practice} hasta el`,
  anytime: (practice) => `Úselo en ${practice}.`,
  owe: 'No debe nada hasta que apruebe una transacción y elija cómo pagar.',
  owesAlready: 'Lo que debe sigue igual. Un tratamiento nuevo no cuesta nada hasta que lo acepte y elija cómo pagar.',
  asked: 'Usted solicitó',
  plans: 'Planes',
  rates: 'APR (tasa de porcentaje anual), según el plan',
  account: 'Cuenta',
  contract: 'Número de contrato',
  today: 'Hoy',
  weeks: (weeks, until) => `${weeks} ${weeks === 1 ? 'semana' : 'semanas'}, hasta el ${until}`,
  ribbon: (weeks, until) => `${weeks} ${weeks === 1 ? 'semana' : 'semanas'} para usarlo, hasta el ${until}`,
  lower: 'Por qué no es el monto completo',
  two: 'Faltan dos cosas',
  sign: 'Firme su contrato',
  signDetail: 'Léalo en una página y firme con su nombre.',
  accept: 'Elija cómo pagar',
  acceptDetail: (practice) =>
    `${practice} le enviará el precio de su tratamiento. Después usted elige un plan de pago. Hoy no se cobra nada.`,
  go: 'Leer y firmar',
  fine: 'Su avance está guardado. Puede terminar después desde su correo.',
};
