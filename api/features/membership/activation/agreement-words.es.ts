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
  partlyGiven: ({ name, area, units: count, unitType, times, given, givenFor, left, each, year }) =>
    left === 0
      ? `${name}${area ? ` (${area})` : ''}: ya se dio completo en este año (${given === 1 ? 'una vez' : `${given} veces`}), ${year} por el año.`
      : `${name}${area ? ` (${area})` : ''}: ${count} ${units[unitType]?.[count === 1 ? 0 : 1] ?? unitType}, ${times === 1 ? 'una vez' : `${times} veces`} en el año: ${given} ya ${given === 1 ? 'dada' : 'dadas'} por ${givenFor}, y ${left} por venir a ${each} cada una, ${year} por el año.`,
  discount: (issuer, amount, product) =>
    issuer === 'Provider Discount'
      ? `Descuento del consultorio sobre todo el plan: ${amount}.`
      : `Cupón del fabricante${product ? ` para ${product}` : ''}: ${amount}. Se gana completo con el primer tratamiento que use el producto. Si no se usa, vuelve al fabricante.`,
  money: 'Lo que usted paga',
  year: ({ total, upfront }) =>
    `Los tratamientos del año cuestan ${total}.${upfront ? ` De eso, ${upfront} vence el día en que empieza el plan.` : ''}`,
  monthly: ({ month, last, fee, months }) =>
    `Usted hace ${months} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el día en que empieza el plan, los demás el mismo día de cada mes, o el último día de un mes más corto. No se cobra nada por pagar por mes.`,
  atOnce: ({ inOne, total, fee }) =>
    `Usted paga el año en un solo pago de ${inOne}${fee ? `: ${total} por los tratamientos y la cuota de membresía de ${fee} por cada uno de los doce meses` : ''}. Vence el día en que empieza el plan.`,
  changeTitle: 'Cambio del plan de membresía',
  changed: ({ total, billed }) =>
    `Esto cambia su plan actual. No se cancela ni se compra nada de nuevo. Con el cambio, los tratamientos de este año del plan cuestan ${total}. Hasta ahora se facturaron ${billed} del año. No vence nada el día en que usted acepta.`,
  changedRest: ({ rest, count, month, last, fee, first }) => {
    if (count === 0) return 'No queda ningún pago de este año del plan.';
    if (rest === null) {
      const left =
        count === 1
          ? `El único pago que queda, el ${first}, es solo la cuota de membresía de ${fee}.`
          : `Los ${count} pagos que quedan, a partir del ${first}, son solo la cuota de membresía de ${fee} cada uno.`;
      return `No vence nada más por tratamientos de este año del plan.${fee ? ` ${left}` : ''}`;
    }
    if (count === 1)
      return `Usted paga los ${rest} restantes el ${first}${fee ? `, más una cuota de membresía de ${fee}` : ''}.`;
    return `Usted paga los ${rest} restantes en ${count} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el ${first}. No se cobra nada por pagar por mes.`;
  },
  changedCredit: (credit) =>
    `Usted pagó ${credit} más de lo que cuesta el plan cambiado. Se convierten en crédito. La parte que pagó con créditos otorgados vuelve a esos créditos.`,
  renewalTitle: 'Contrato del plan de membresía para el próximo año',
  renewed: ({ total, upfront }, first) =>
    `El próximo año del plan empieza el ${first}, con los tratamientos que figuran arriba: cuestan ${total}.${upfront ? ` De eso, ${upfront} vence el ${first}.` : ''} Empieza solo porque usted lo acepta aquí. Puede retirar su aceptación hasta el día anterior. Si lo hace, el plan termina con el año en curso.`,
  renewedPrices: (prices) =>
    prices.length === 0
      ? null
      : `Precios que cambian: ${prices.map(({ treatment, before, after }) => `${treatment}, de ${before} a ${after} cada vez`).join('; ')}.`,
  renewedWithout: ({ removed, discounts }) =>
    [
      ...(removed.length > 0 ? [`Ya no se ofrece, así que no está en el próximo año: ${removed.join(', ')}.`] : []),
      ...(discounts.length > 0
        ? [
            `Descuentos de este año que terminan con él: ${discounts
              .map(
                ({ issuer, amount }) =>
                  `${issuer === 'Provider Discount' ? 'descuento del consultorio' : 'cupón del fabricante'}, ${amount}`,
              )
              .join('; ')}.`,
          ]
        : []),
    ].join(' ') || null,
  renewedMonthly: ({ month, last, fee, months }, first) =>
    `Usted hace ${months} pagos mensuales de ${month}${last ? `, el último de ${last}` : ''}${fee ? `, y con cada uno una cuota de membresía de ${fee}` : ''}. El primero vence el ${first}, los demás el mismo día de cada mes, o el último día de un mes más corto. No se cobra nada por pagar por mes.`,
  renewedAtOnce: ({ inOne, total, fee }, first) =>
    `El ${first} usted paga el año en un solo pago de ${inOne}${fee ? `: ${total} por los tratamientos y la cuota de membresía de ${fee} por cada uno de los doce meses` : ''}.`,
  cancelling: 'Cómo se cancela este plan',
  basis: (basis) =>
    basis === 'MEMBER'
      ? 'Si cancela, los tratamientos que recibió cuentan a los precios de este plan. Si cuestan más de lo que pagó, debe la diferencia. Si cuestan menos, la diferencia se reembolsa a la tarjeta o cuenta con la que pagó, empezando por el cargo más reciente. Nunca debe más que el resto del plan. Las cuotas de los meses que ya empezaron no se reembolsan.'
      : 'Si cancela, los tratamientos que recibió cuentan al precio normal sin membresía. Si cuestan más de lo que pagó, debe la diferencia. Si cuestan menos, la diferencia se reembolsa a la tarjeta o cuenta con la que pagó, empezando por el cargo más reciente. Nunca debe más que el resto del plan. Las cuotas de los meses que ya empezaron no se reembolsan.',
  installments: (count) =>
    count > 0
      ? `Lo que entonces deba puede pagarlo por completo, o en plazos iguales en sus fechas de pago: tantos como pagos le quedaban, hasta ${count}.`
      : 'Lo que entonces deba se paga por completo.',
};
