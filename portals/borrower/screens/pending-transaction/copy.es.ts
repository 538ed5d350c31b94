import type { Translated } from '@contract/language';
import { usd } from '@portals/format/usd';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  ask: (amount) => `¿Cómo quiere pagar ${amount}?`,
  visit: (date) => `Primera cita el ${date}. `,
  left: (amount) => `Después de esto le quedan ${amount} por gastar.`,
  plans: 'Planes de pago',
  choosePlan: 'Elija un plan',
  noPlans: 'En este momento no hay un plan para este monto. Su consultorio puede cambiar el monto.',
  verify: 'Antes de que pueda responder, tenemos que confirmar que es usted. Toma unos 2 minutos.',
  startCheck: 'Verificar mi identidad',
  terms: 'Los términos que aceptaría',
  choose: 'Elija un plan para continuar',
  next: (monthly) => `Continuar con ${usd(monthly)} al mes`,
  saving: 'Guardando su plan',
  fine: 'Usted aprueba en el siguiente paso. Hoy no se cobra nada.',
  reject: 'Rechazar',
  byline: (brand) => `Financiamiento de ${brand}`,
  perMonthFor: (monthly, months) => `${monthly} al mes por ${months}`,
  firstOn: (day) => `El primero el ${day}`,
  last: (amount) => `El último ${amount}`,
  withAutopay: ({ rate, agreed, monthly, saving }) =>
    `Si después activa el pago automático, la tasa es del ${rate} en lugar del ${agreed}: ${monthly} al mes, *${saving} menos en total*.`,
  guardian: {
    cancelled: (monthly) => `Pague ${monthly} al mes y los intereses se cancelan`,
    notAdded: (monthly) => `Pague ${monthly} al mes y no se agregan intereses`,
    pace: 'Cuánto piensa pagar cada mes',
    suggested: (monthly) => `${monthly}, el ritmo sin intereses`,
    minimum: (monthly) => `${monthly}, el mínimo`,
    free: '$0 de intereses',
    freeDetail: (months, amount) => `en ${months}. Paga ${amount} en total.`,
    minimumDetail: (interest, months, total) => `*${interest} de intereses* en ${months}. Paga ${total} en total.`,
    stake: ({ amount, end, stake, isRebate }) =>
      `Si no paga ${amount} a más tardar el *${end}*, deberá los intereses: *${stake}* si hasta entonces paga solo el mínimo.${isRebate ? ' Su pago mensual no cambiará.' : ''}`,
  },
  approve: {
    title: (amount, practice) => `¿Aprobar ${amount} para ${practice}?`,
    act: (amount) => `Aprobar ${amount}`,
    acting: 'Aprobando',
    keep: 'Volver',
    agree:
      'Al aprobar, usted firma el contrato de préstamo con estos términos y nosotros le pagamos al consultorio por usted.',
    read: 'Leer el contrato',
    first: 'Primer pago',
    apr: 'APR (tasa de porcentaje anual)',
    each: 'Cada mes',
    for: 'Por',
    total: 'Total que paga',
    meant: 'Piensa pagar cada mes',
    least: 'Mínimo que debe pagar',
    freeBy: (amount) => `Sin intereses si paga ${amount} a más tardar el`,
    otherwise: 'Si no, total pagando el mínimo',
  },
};
