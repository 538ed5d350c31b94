import { type loanWords as english, HOLDER_NOTICE } from './loan-agreement-words';

/** In Spanish, as a contract in Spanish asks for; the words of the rule follow, because it gives them letter for letter. */
export const SPANISH_HOLDER_NOTICE =
  'TODO TENEDOR DE ESTE CONTRATO DE CRÉDITO AL CONSUMIDOR ESTÁ SUJETO A TODOS LOS RECLAMOS Y DEFENSAS QUE EL DEUDOR PODRÍA HACER VALER CONTRA EL VENDEDOR DE LOS BIENES O SERVICIOS OBTENIDOS CON EL PRODUCTO DE ESTE CONTRATO. LO QUE EL DEUDOR RECUPERE CONFORME A ESTE CONTRATO NO SUPERARÁ LOS MONTOS QUE EL DEUDOR HAYA PAGADO CONFORME A ÉL.';

export const loanWords: typeof english = {
  title: 'Contrato de préstamo a plazos',
  sample:
    'Este es el texto del contrato antes de completarlo. El contrato de su propia transacción muestra sus divulgaciones federales: la tasa de porcentaje anual, el cargo financiero, el monto financiado, el total de los pagos y el calendario de pagos.',
  parties: 'Las partes',
  between: (borrower, creditor, { number, practice }) =>
    `Este contrato es entre ${borrower} (“usted”) y ${creditor} (“nosotros”). Abarca la transacción ${number} en ${practice} dentro de su límite de gasto.`,
  sampleBetween: (creditor) =>
    `Este contrato es entre la persona que aprueba la transacción (“usted”) y ${creditor} (“nosotros”). Abarca una transacción en su consultorio dentro de su límite de gasto.`,
  promise: 'Promesa de pago',
  toPay: ({ amount, rate, begins, practice }) =>
    `Usted promete pagarnos ${amount} con intereses al ${rate}% anual. Su préstamo empieza el ${begins}, el día en que lo aprueba. Los intereses se cobran desde ese día. Enviamos el dinero a ${practice} por usted en los días siguientes.`,
  sampleToPay:
    'Usted promete pagarnos el monto financiado con intereses a la tasa anual que se muestra en las divulgaciones federales. Su préstamo empieza el día en que aprueba la transacción. Los intereses se cobran desde ese día. Enviamos el dinero a su consultorio por usted en los días siguientes.',
  firstDue: (day) =>
    `Su primer pago vence el ${day}. Los siguientes vencen el mismo día de cada mes, o el último día de un mes más corto.`,
  sampleFirstDue:
    'Su primer pago vence un mes después. Los siguientes vencen el mismo día de cada mes, o el último día de un mes más corto.',
  promotion: 'Promoción',
  promotionTerms: ({ amount, ends, monthly, isLevel }) =>
    `Si sus pagos suman ${amount} a más tardar el ${ends}, se cancelan todos los intereses. Cuenta cada pago, sin importar a qué se aplique. Basta con pagar ${monthly} al mes. ${
      isLevel
        ? 'De lo contrario, debe los intereses desde el primer día, y su pago mensual queda igual.'
        : 'De lo contrario, los intereses desde el primer día se agregan a lo que debe después de ese día, y los pagos que quedan se vuelven a calcular. El calendario de pagos de arriba los muestra para los pagos mínimos.'
    }`,
  samplePromotion:
    'Si su plan tiene una promoción y sus pagos suman el monto de la transacción a más tardar en la fecha en que termina, se cancelan todos los intereses. De lo contrario, debe los intereses desde el primer día. El calendario de pagos muestra si su pago mensual queda igual o se vuelve a calcular con esos intereses.',
  autopay: 'Pago automático',
  autopayTerms: [
    'Usted no tiene que usar el pago automático. Mientras el pago automático haga cada pago de este préstamo, su tasa anual es 0.25 puntos porcentuales más baja, a partir del primer pago que todavía no haya aparecido en un estado de cuenta. Sus pagos son menores y el número de pagos no aumenta.',
    'Si el pago automático termina, o no puede cobrar a la cuenta o tarjeta que usted eligió, la tasa que usted acordó se aplica a los meses que empiezan después, y los pagos que quedan se vuelven a calcular. Sus divulgaciones federales muestran el préstamo sin pago automático.',
  ],
  sampleAutopay: 'Para un plan con intereses y sin promoción:',
  used: 'Cómo se aplican los pagos',
  order:
    'Aplicamos cada pago primero a los intereses vencidos, luego al capital vencido, empezando por el pago más antiguo, luego a los cargos por pago atrasado y luego al próximo pago desde que sale su estado de cuenta, tres semanas antes de su vencimiento. Lo que sobra reduce su capital. Un monto que alcanza solo para el próximo pago se aplica a él antes que a los cargos por pago atrasado.',
  early:
    'Puede pagar todo el préstamo o una parte por adelantado en cualquier momento sin cargo. No hay multa, y los intereses terminan el día en que paga.',
  interest: 'Cómo se calculan los intereses',
  counted:
    'Los intereses se calculan sobre el capital que no se ha pagado: por cada mes, una doceava parte de su tasa anual. Un pago que llega unos días antes o después de su fecha no los cambia.',
  partEarly:
    'Lo que paga por encima del monto facturado reduce su capital el día en que llega. Desde ese día no se calculan intereses sobre esa parte. Los intereses de ese mes se calculan por día sobre el capital que queda, igual que cuando liquida todo el préstamo.',
  late: 'Pagos atrasados',
  lateCounted: (days) =>
    `Cobramos un cargo por pago atrasado una sola vez por cada pago. No cobramos un cargo si recibimos el pago dentro de esos ${days} días, aunque se haya aplicado a una deuda anterior, ni solo porque un cargo anterior no se haya pagado. Para esta regla, el dinero que llega entre dos vencimientos cuenta para el pago cuyo vencimiento está más cerca.`,
  noReturnFee: 'No hay cargo por un pago devuelto.',
  changes: 'Cambios del tratamiento',
  changed:
    'Si su consultorio reduce o cancela el tratamiento, reducimos o reembolsamos el préstamo en la misma medida y le enviamos el nuevo calendario antes de que se aplique.',
  default: 'Incumplimiento',
  inDefault:
    'Usted incumple si un pago tiene más de 30 días de atraso o si nos dio información falsa al presentar su solicitud.',
  afterDefault:
    'Después de un incumplimiento podemos pedir todo el saldo, pero solo después de enviar el aviso del derecho a subsanarlo que exija la ley de su estado.',
  attorneys:
    'Si encargamos su préstamo a un abogado que no es empleado nuestro, usted acepta pagar honorarios razonables de abogado y costas judiciales cuando la ley lo permita.',
  reporting: 'Informes de crédito y disputas',
  mayReport:
    'Podemos dar información sobre su préstamo a las agencias de informes del consumidor. Los pagos atrasados, los pagos no hechos u otros incumplimientos pueden aparecer en su informe de crédito.',
  disputes: (writeTo) =>
    `Escriba a ${writeTo} si cree que un estado de cuenta o un informe está equivocado. Lo investigaremos y responderemos en un plazo de 30 días, y mientras tanto no informaremos el monto como atrasado.`,
  military: 'Miembros de las fuerzas armadas',
  militaryTerms:
    'Si a usted lo ampara la Ley de Préstamos a Militares (Military Lending Act) cuando empieza este préstamo, su costo no puede superar una tasa de porcentaje anual del 36 por ciento, y no se aplica ningún término que esa ley prohíba. Si entra en servicio activo más adelante, avísenos. Bajaremos la tasa como exige la Ley de Ayuda Civil a los Miembros del Servicio (Servicemembers Civil Relief Act).',
  general: 'Disposiciones generales',
  generalTerms: [
    'El préstamo no está garantizado. Usted no da ninguna garantía real, ninguna cesión de salarios ni ninguna confesión de sentencia. No renuncia a ninguna exención que la ley dé a sus bienes.',
    'Se aplica la ley federal. Donde no se aplica, rige la ley del estado donde usted vive. Si un término no es válido, los demás siguen siendo válidos. Podemos transferir este contrato. Sus derechos siguen siendo los mismos.',
    'No firme antes de haber leído el contrato. Usted tiene derecho a una copia, que permanece en su cuenta.',
  ],
  holderTitle: 'AVISO',
  holder: [SPANISH_HOLDER_NOTICE, HOLDER_NOTICE],
};
