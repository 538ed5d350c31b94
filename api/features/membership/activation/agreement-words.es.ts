import type { AgreementWords } from './agreement-words';

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  unit: ['unidad', 'unidades'],
  syringe: ['jeringa', 'jeringas'],
  vial: ['vial', 'viales'],
  session: ['sesión', 'sesiones'],
  area: ['zona', 'zonas'],
};

export const agreementWords: AgreementWords = {
  title: 'Contrato del plan de membresía',
  parties: 'Las partes y el plan',
  between: ({ member, practice, brand }) =>
    `${member} y ${practice} acuerdan este plan de tratamientos. ${brand} administra el programa para el consultorio.`,
  treatments: 'Tratamientos del año del plan',
  treatment: ({ name, area, units: count, unitType, times, each, year }) =>
    `${name}${area ? ` (${area})` : ''}: ${count} ${units[unitType]?.[count === 1 ? 0 : 1] ?? unitType}, ${times === 1 ? 'una vez' : `${times} veces`} en el año, ${each} cada vez, ${year} por el año.`,
  discount: (issuer, amount, product) =>
    issuer === 'Provider Discount'
      ? `Descuento del consultorio sobre todo el plan: ${amount}.`
      : `Cupón del fabricante${product ? ` para ${product}` : ''}: ${amount}. Se gana completo con el primer tratamiento de su producto; si no se usa, vuelve al fabricante.`,
  money: 'Lo que usted paga',
  year: ({ total, upfront }) =>
    `Los tratamientos del año cuestan ${total}.${upfront ? ` De eso, ${upfront} vence el día en que empieza el plan.` : ''}`,
  monthly: ({ month, last, fee, months }) =>
    `Usted hace ${months} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el día en que empieza el plan, los demás el mismo día de cada mes, o el último día de un mes más corto. No se cobra nada por pagar por mes.`,
  atOnce: ({ total, fee }) =>
    `Usted paga el año en una sola suma de ${total}${fee ? `, con la cuota de membresía de ${fee} por cada uno de sus doce meses` : ''}.`,
  changeTitle: 'Cambio del plan de membresía',
  changed: ({ total, billed }) =>
    `Esto cambia el plan en curso; no se cancela ni se compra nada de nuevo. Con el cambio, los tratamientos de este año del plan cuestan ${total}. Hasta ahora se facturaron ${billed} del año. No vence nada el día en que usted acepta.`,
  changedRest: ({ rest, count, month, last, fee, first }) => {
    if (count === 0) return 'No queda ningún pago de este año del plan.';
    if (rest === null)
      return `No vence nada más por tratamientos de este año del plan.${fee ? ` Los pagos que quedan, ${count} desde el ${first}, son solo la cuota de membresía de ${fee}.` : ''}`;
    if (count === 1)
      return `Usted paga el resto de ${rest} el ${first}${fee ? `, con una cuota de membresía de ${fee}` : ''}.`;
    return `Usted paga el resto de ${rest} en ${count} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el ${first}. No se cobra nada por pagar por mes.`;
  },
  changedCredit: (credit) =>
    `${credit} se pagaron por encima del plan cambiado. Se convierten en crédito; de eso, los créditos que se le habían dado vuelven a donde venían.`,
  renewalTitle: 'Contrato del plan de membresía para el próximo año',
  renewed: ({ total, upfront }, first) =>
    `El próximo año del plan empieza el ${first}, con los mismos tratamientos a los mismos precios: cuestan ${total}.${upfront ? ` De eso, ${upfront} vence el ${first}.` : ''} Empieza solo porque usted lo acepta aquí. Puede retirar su acuerdo hasta el día anterior; entonces el plan termina con el año en curso.`,
  renewedMonthly: ({ month, last, fee, months }, first) =>
    `Usted hace ${months} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el ${first}, los demás el mismo día de cada mes, o el último día de un mes más corto. No se cobra nada por pagar por mes.`,
  renewedAtOnce: ({ total, fee }, first) =>
    `El ${first} usted paga el año en una sola suma de ${total}${fee ? `, con la cuota de membresía de ${fee} por cada uno de sus doce meses` : ''}.`,
  cancelling: 'Cómo se cancela este plan',
  basis: (basis) =>
    basis === 'MEMBER'
      ? 'Si cancela, los tratamientos que recibió cuentan al precio de este plan. Lo que cuestan menos lo que pagó se debe, o vuelve a la forma de pago que usó, el cargo más reciente primero; nunca se debe más que el resto del plan. Las cuotas de los meses que empezaron se conservan.'
      : 'Si cancela, los tratamientos que recibió cuentan al precio normal sin membresía. Lo que cuestan menos lo que pagó se debe, o vuelve a la forma de pago que usó, el cargo más reciente primero; nunca se debe más que el resto del plan. Las cuotas de los meses que empezaron se conservan.',
  installments: (count) =>
    count > 0
      ? `Lo que entonces deba puede pagarlo de una vez, o en plazos iguales en sus días de pago, tantos como pagos quedaban, como máximo ${count}.`
      : 'Lo que entonces deba se paga de una vez.',
};
