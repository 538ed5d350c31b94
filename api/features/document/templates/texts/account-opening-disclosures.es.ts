import type { accountOpeningDisclosures as english } from './account-opening-disclosures';
import { LATE_PAYMENT_TEXTS } from './late-payment';
import { spanishText } from './spanish-text';

export const accountOpeningDisclosures: typeof english = (facts) => {
  const { creditor, supportPhone, writeTo } = facts;
  return spanishText(facts, 'account-opening-disclosures', 'Divulgaciones al abrir la cuenta', {
    issuer: creditor,
    sections: [
      [
        'Cómo funciona',
        `Un límite de gasto de ${creditor} no es un crédito abierto ni una tarjeta de crédito. Cada transacción que usted aprueba es un préstamo a plazos cerrado y separado. La tasa de porcentaje anual, el cargo financiero, el monto financiado, el total de los pagos y el calendario de pagos de ese préstamo se le muestran antes de que lo apruebe y forman parte de su contrato.`,
      ],
      [
        'Intereses',
        'Se cobran intereses a la tasa anual fija del plan que usted elige. Empiezan el día en que aprueba la transacción, que es el día en que empieza el préstamo. El dinero llega a su consultorio en los días siguientes. Los intereses se calculan sobre el capital no pagado: un doceavo de la tasa anual por cada mes. Lo que paga por encima del monto facturado reduce el capital el día en que llega, y los intereses de ese mes se calculan entonces por días sobre lo que queda. Su aprobación muestra el rango de tasas de los planes que usted puede elegir.',
      ],
      [
        'Planes con promoción',
        'Algunos planes llevan una promoción: si usted paga el monto completo de la transacción a más tardar en la fecha en que termina la promoción, se cancelan los intereses que se cobraron. Se cobran intereses desde el primer día. Su pago mensual obligatorio puede no alcanzar para pagar el monto hasta esa fecha; su cuenta muestra el pago mensual que sí alcanza. Si el monto no se paga hasta entonces, usted debe los intereses. El calendario de pagos de su préstamo muestra si su pago mensual queda igual o se vuelve a calcular con esos intereses. Un solo pago atrasado no pone fin a una promoción.',
      ],
      [
        'Cargos',
        'Cargo por solicitud: ninguno. Cargo anual o mensual: ninguno. Cargo de apertura: ninguno. Multa por pago anticipado: ninguna. Cargo por pagar con transferencia bancaria o tarjeta: ninguno.',
        `Cargo por pago atrasado: ${LATE_PAYMENT_TEXTS.es()} Nunca cobramos el cargo más de una vez por el mismo pago, ni por un pago cuyo monto llegó a tiempo, aunque se haya aplicado a una deuda anterior. Cargo por pago devuelto: ninguno.`,
      ],
      [
        'Pagos',
        'Los pagos vencen cada mes, el mismo día del mes en que empezó el préstamo, o el último día de un mes más corto. Un pago cuenta el día en que usted lo envía. Puede pagar desde una cuenta bancaria o con una tarjeta de débito. Puede hacer cada pago por su cuenta o pagar automáticamente. El pago automático es su elección y nunca una condición para el crédito.',
        'Aplicamos los pagos primero a los intereses vencidos, luego al capital vencido, empezando por el pago más antiguo, luego a los cargos por pago atrasado y luego al próximo pago desde que sale su estado de cuenta. Lo que sobra reduce su capital. Un monto que alcanza solo para el próximo pago se aplica a él antes que a los cargos por pago atrasado. Puede liquidar un préstamo en cualquier momento; su cuenta muestra el monto para el día que usted elija.',
      ],
      [
        'Cambios y reembolsos de un tratamiento',
        'Si su consultorio reduce o cancela un tratamiento, el préstamo se reduce o se reembolsa en la misma medida, y usted recibe el nuevo calendario antes de que se aplique. Los pagos de más se devuelven a la cuenta de la que vinieron.',
      ],
      [
        'Problemas con su consultorio',
        'Si un tratamiento no se realizó como se acordó, pida primero a su consultorio que lo resuelva. Usted puede hacer valer contra nosotros todos los reclamos y defensas que tenga contra el consultorio, hasta el monto que haya pagado del préstamo. Avísenos. No informaremos como atrasado el monto en disputa mientras lo revisamos.',
      ],
      [
        'Si no puede pagar',
        `Llame al ${supportPhone} o escriba a ${writeTo} antes de la fecha de vencimiento. Podemos mover una fecha de vencimiento o acordar pagos menores por un tiempo. No venderemos su préstamo a una agencia de cobros mientras usted cumpla ese acuerdo.`,
      ],
    ],
  });
};
