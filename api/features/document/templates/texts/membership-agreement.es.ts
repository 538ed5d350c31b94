import type { membershipAgreement as english } from './membership-agreement';
import { spanishText } from './spanish-text';

export const membershipAgreement: typeof english = (facts) => {
  const { membershipBrand, membershipEmail, membershipWriteTo, membershipPhone } = facts;
  const support = { writeTo: membershipWriteTo, supportPhone: membershipPhone };
  return spanishText(support, 'membership-agreement', 'Contrato de membresía', {
    issuer: membershipBrand,
    sections: [
      [
        'Las partes',
        `Una membresía es un contrato entre usted y el consultorio que elige. ${membershipBrand} administra el programa para el consultorio: lleva su cuenta, cobra sus pagos y envía sus avisos. Los tratamientos los realiza solo el consultorio.`,
      ],
      [
        'Su plan',
        'Su plan enumera los tratamientos que incluye, con qué frecuencia puede recibirlos, el valor de cada uno, la duración del plan y lo que usted paga: un monto al principio, si lo hay, y pagos mensuales iguales. Usted lo ve todo antes de firmar, y pasa a ser parte de este contrato.',
        'Si su plan se paga en más de cuatro plazos o lleva un cargo financiero, también recibe las divulgaciones federales de crédito antes de firmar.',
      ],
      [
        'Pagos',
        'Usted paga con la cuenta bancaria o la tarjeta que autoriza. Los pagos mensuales vencen el día del mes en que empezó la membresía, o el último día de un mes más corto. Si un pago no se completa, le avisamos, y lo intentamos de nuevo o le pedimos otra forma de pago. Si un pago tiene 14 días de atraso, los tratamientos quedan en pausa hasta que se pague. No agregamos intereses ni cargos por ello.',
      ],
      [
        'Cómo usar sus tratamientos',
        'Usted reserva sus citas con el consultorio. El consultorio decide si un tratamiento es adecuado para usted ese día. Si un tratamiento no es adecuado para usted por razones médicas, puede cambiarse por otro del plan con el mismo valor. Los tratamientos son personales y no se pueden vender ni ceder.',
        'Si hizo todos los pagos, los tratamientos que no haya usado cuando termine su plazo quedan disponibles durante 90 días.',
      ],
      [
        'Créditos y puntos',
        'Los puntos de lealtad y los créditos siguen las reglas del programa de lealtad del consultorio, que el consultorio le da. Los puntos y los créditos otorgados no tienen valor en efectivo. Los créditos que usted compró nunca vencen, y puede retirarlos cuando sus pagos se hayan completado.',
      ],
      [
        'Cómo cambiar su plan',
        'Usted o el consultorio pueden proponer un cambio. Usted ve el plan anterior y el nuevo uno al lado del otro, con los nuevos pagos, y nada cambia hasta que lo acepte.',
      ],
      [
        'Cancelación',
        'En los tres días hábiles siguientes a su firma, puede cancelar por cualquier razón, sin costo, si no ha usado ningún tratamiento. Le reembolsamos lo que pagó en un plazo de 10 días hábiles.',
        `Después puede cancelar en cualquier momento en su cuenta, escribiendo a ${membershipWriteTo} o llamando al ${membershipPhone}. Entonces comparamos lo que cuestan los tratamientos que recibió, al precio que su plan indica para esto, con lo que pagó por tratamientos. Si cuestan más de lo que pagó, debe la diferencia, en un solo pago o en los plazos que le ofrezcamos. Nunca debe más que el resto del plan. Si pagó más, le reembolsamos la diferencia a la tarjeta o cuenta con la que pagó. Las cuotas de membresía de los meses que ya empezaron no se reembolsan. Usted ve este cálculo antes de confirmar.`,
      ],
      [
        'Renovación',
        'Su plan continúa otro año solo si usted lo acepta. Se lo recordamos por correo electrónico 45 días y 7 días antes de que termine el año. Sin su aceptación, termina ese día, y no debe nada por otro año.',
      ],
      [
        'No es un seguro',
        'Una membresía no es un seguro y no cumple ningún requisito de cobertura de salud. El consultorio no factura a una aseguradora los tratamientos del plan.',
      ],
      [
        'Privacidad',
        'El consultorio guarda el expediente de sus tratamientos conforme a su propio aviso de prácticas de privacidad. Nosotros recibimos los nombres y las fechas de los tratamientos de su plan para llevar su saldo. No los usamos para nada más.',
      ],
      [
        'Otros términos',
        `Se aplica la ley del estado del consultorio. También se aplica la ley del consumidor del estado donde usted vive que le dé más derechos. Si un término no es válido, los demás siguen siendo válidos. Preguntas: ${membershipEmail} o ${membershipPhone}.`,
      ],
    ],
  });
};
