import type { limitWords as english } from './limit-agreement-words';

export const limitWords: typeof english = {
  title: 'Contrato del límite de gasto',
  sample:
    'Este es el texto del contrato antes de completarlo. Su propia copia muestra su nombre, su consultorio, su límite de gasto y el último día de este.',
  parties: 'Las partes',
  between: ({ borrower, creditor, number, practice, approvedOn }) =>
    `Este contrato es entre ${borrower} (“usted”) y ${creditor} (“nosotros”). Se basa en la solicitud número ${number} en ${practice}, que aprobamos el ${approvedOn}.`,
  sampleBetween: (creditor) =>
    `Este contrato es entre el solicitante aprobado (“usted”) y ${creditor} (“nosotros”). Se basa en una solicitud en un consultorio.`,
  limit: 'Su límite de gasto',
  sampleLimit: 'el monto aprobado',
  sampleExpiry: 'su último día',
  limitTerms: (limit, expiry) => [
    `Su límite de gasto: ${limit}. Último día para usarlo: ${expiry}. Después de ese día no puede aprobar más transacciones con él. Los préstamos que ya tiene no cambian.`,
    'El límite no es un préstamo. Usted no debe nada por este contrato hasta que apruebe una transacción. No tiene que usar ninguna parte del límite.',
    `Lo que todavía puede usar es el límite (${limit}) menos el capital no pagado de sus préstamos dentro de él y menos las transacciones pendientes de su aprobación. El capital que paga queda disponible de nuevo hasta el último día (${expiry}).`,
  ],
  costs: 'Lo que cuesta el límite',
  noFees:
    'No hay ningún cargo por el límite: ningún cargo por solicitud, ningún cargo anual, ningún cargo por no usarlo y ningún cargo por cerrarlo.',
  eachLoan:
    'El plan que usted elige para una transacción muestra su tasa de porcentaje anual (APR), su cargo financiero, sus pagos y sus fechas de vencimiento antes de que la apruebe.',
  fixedRate:
    'La tasa de un préstamo no cambia durante su plazo, con una excepción: el pago automático baja 0.25 puntos porcentuales la tasa de un plan sin promoción, como dice el contrato del préstamo.',
  oneRate: (rate) => `Los planes que se le ofrecen tienen una APR (tasa de porcentaje anual) de ${rate}%.`,
  rates: (lowest, highest) =>
    `Los planes que se le ofrecen tienen una APR (tasa de porcentaje anual) de ${lowest}% a ${highest}%, según el plan y su plazo.`,
  transaction: 'Cómo funciona una transacción',
  anyPractice: 'Su consultorio',
  transactionTerms: (practice) => [
    `Su consultorio nos envía el monto de su tratamiento. Usted lo ve en su cuenta como una transacción pendiente, con los planes de pago entre los que puede elegir. No pasa nada hasta que usted elija un plan y apruebe la transacción. ${practice} no puede aprobarla por usted.`,
    'Puede rechazar una transacción pendiente. Rechazarla no cuesta nada y no cambia su límite.',
    'Cuando usted la aprueba, empieza un préstamo a plazos. Nosotros pagamos a su consultorio, y usted nos paga según el contrato de préstamo a plazos de esa transacción. Usted recibe ese contrato con sus divulgaciones federales antes de aprobarla y conserva una copia.',
    'Si aprueba más de una transacción, cada una es un préstamo aparte con sus propios pagos y fechas de vencimiento.',
    'Si su consultorio cancela o reduce su tratamiento, nos avisa y nosotros reducimos o reembolsamos el préstamo. Entre usted y su consultorio se aplican los términos de cancelación de su consultorio.',
  ],
  stop: 'Cuándo podemos negarnos o detenerlo',
  stopTerms: (creditor) => [
    'Podemos rechazar una transacción, bajar el límite o terminarlo si un préstamo dentro de él tiene más de 30 días de atraso, si la información de su solicitud no era verdadera, si la ley nos obliga o si tenemos motivos para creer que otra persona usa su cuenta. Se lo diremos por escrito y, cuando la ley lo exija, por qué.',
    'Usted puede terminar este contrato en cualquier momento avisándonos. Los préstamos que ya tiene continúan hasta que estén pagados.',
    `Si sabemos que a usted lo ampara la Ley de Préstamos a Militares (Military Lending Act), las protecciones de esa ley se aplican a todos los préstamos de este contrato, diga lo que diga otro término. En ese caso, ${creditor} no cobra una tasa de porcentaje anual militar superior al 36 por ciento.`,
  ],
  consents: 'Sus consentimientos',
  consentTerms: [
    'Al firmar, usted confirma que recibió y aceptó estos documentos. Forman parte de lo que firma: el consentimiento para registros y firmas electrónicos, el consentimiento y la autorización para obtener información de crédito, los avisos y términos de la solicitud, y la política de privacidad financiera.',
    'Usted acepta que le enviemos este contrato y los documentos de sus préstamos en forma electrónica. Puede retirar ese consentimiento o pedir copias en papel en cualquier momento, sin cargo.',
    'Usted confirma que presenta la solicitud para usted, que la información que dio es verdadera y que usa el límite solo para fines personales, familiares o del hogar.',
  ],
  privacy: 'Privacidad y su información de salud',
  privacyTerms:
    'Su tratamiento es entre usted y su consultorio. Su consultorio nos indica el monto y el tipo de servicio. Nunca usamos información médica para decidir sobre el crédito.',
  changes: 'Cambios, transferencia y ley',
  changeTerms: (creditor) => [
    'Podemos cambiar los términos para transacciones futuras si le avisamos al menos 45 días antes. Un cambio nunca se aplica a un préstamo que ya tiene.',
    `Podemos transferir nuestros derechos de este contrato. Sus derechos frente a ${creditor} y frente a su consultorio siguen siendo los mismos.`,
    'Se aplica la ley federal. Donde no se aplica, rige la ley del estado donde usted vive. Si un término no es válido, los demás siguen siendo válidos.',
  ],
  borrower: 'Aviso al prestatario',
  beforeSigning:
    'No firme este contrato antes de haberlo leído. Usted tiene derecho a una copia. Puede pagar cualquier préstamo por adelantado, todo o en parte, sin multa.',
};
