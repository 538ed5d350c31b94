import type { achAuthorization as english } from './ach-authorization';
import { spanishText } from './spanish-text';

export const achAuthorization: typeof english = (facts) => {
  const { creditor, membershipBrand, writeTo, supportPhone } = facts;
  return spanishText(facts, 'ach-authorization', 'Autorización de débitos ACH', {
    issuer: creditor,
    sections: [
      [
        'Lo que usted autoriza',
        `Usted autoriza a ${creditor} o, en el caso de una membresía, a ${membershipBrand} (“nosotros”) a debitar electrónicamente la cuenta bancaria que usted escribió o conectó, y a acreditarla para corregir un error o hacerle un reembolso. Debe ser una cuenta de cheques o de ahorros en un banco o una cooperativa de crédito de los Estados Unidos que sea suya o que usted pueda debitar.`,
        'Pagos únicos: cuando envía un pago, usted autoriza un solo débito, por el monto y en el día que ve y confirma.',
        'Pagos automáticos: si los elige, usted autoriza un débito en cada fecha de vencimiento hasta que el préstamo o la membresía estén pagados. Cada débito es por el monto que eligió: el pago mensual, el pago que mantiene una promoción sin intereses o un monto propio que sea al menos el pago mensual. El último débito puede ser menor.',
      ],
      [
        'Fechas y montos',
        'Si una fecha cae en fin de semana o en día feriado bancario, el débito se hace el siguiente día hábil, y su pago cuenta como hecho en su fecha de vencimiento. Si el monto de un pago automático será distinto del anterior, por ejemplo porque se cambió un tratamiento o se agregó un cargo por pago atrasado, le avisamos al menos 10 días antes. Si usted acepta un monto nuevo menos de 10 días antes de su débito, el contrato que firma indica en su lugar el monto y la fecha. Cualquier crédito que reciba en ese tiempo solo puede reducir el monto.',
      ],
      [
        'Su elección',
        'El pago automático no es una condición para el crédito ni para una membresía. También puede hacer cada pago por su cuenta en el portal, o pagar con tarjeta.',
      ],
      [
        'Cómo detenerlo',
        `Puede poner fin a esta autorización escribiendo a ${writeTo} o llamando al ${supportPhone}. Hágalo al menos tres días hábiles antes del siguiente débito, para que podamos detenerlo. También puede detener un pago a través de su banco, al menos tres días hábiles antes de su vencimiento. Poner fin a la autorización no cancela lo que debe.`,
      ],
      [
        'Pagos devueltos',
        'Si un débito es devuelto porque no había suficiente dinero o porque el dinero todavía no estaba disponible, podemos presentarlo de nuevo hasta dos veces en los 180 días siguientes al primer intento. No cobramos por un pago devuelto; su banco puede hacerlo. Si un débito es devuelto por otra razón, no lo presentamos de nuevo y no debitamos la cuenta hasta que usted la autorice otra vez.',
      ],
      [
        'Verificación de su cuenta',
        'Si usted conecta una cuenta, su banco la confirma antes de que la guardemos. Si usted escribe una cuenta, comprobamos que sus números tengan un formato válido, y usted confirma que está abierta y que puede debitarla. Si un débito muestra que no existe esa cuenta, no volvemos a debitarla.',
      ],
      [
        'Errores',
        'Si cree que un débito fue incorrecto, avísenos lo antes posible, y no más de 60 días después del estado de cuenta que lo muestra. La ley federal limita lo que usted puede perder por una transferencia que no autorizó, si avisa a su banco a tiempo.',
      ],
      [
        'Su confirmación',
        'Usted confirma que recibió este texto en una forma que puede guardar, que las transacciones cumplen la ley de los Estados Unidos y que la autorización sigue vigente hasta que usted le ponga fin o se hayan pagado todos los montos. Conservamos su registro durante al menos dos años después de que termine y le damos una copia si la pide.',
      ],
    ],
  });
};
