import type { partnerLenderConsent as english } from './partner-lender-consent';
import { spanishText } from './spanish-text';

export const partnerLenderConsent: typeof english = (facts) => {
  const { creditor, partnerLender, supportEmail } = facts;
  return spanishText(facts, 'partner-lender-consent', 'Consentimiento para consultar a nuestro prestamista asociado', {
    issuer: creditor,
    sections: [
      [
        'Lo que usted acepta',
        `Usted pide a ${creditor} que envíe su solicitud a ${partnerLender}, un prestamista independiente, para que decida si le ofrece un préstamo. Enviamos su nombre, fecha de nacimiento, dirección, los últimos cuatro dígitos de su número de Seguro Social, sus ingresos anuales y el monto que pidió. No enviamos nada sobre su tratamiento ni sobre nuestra propia decisión.`,
        `Usted permite que ${partnerLender} consulte su historial de crédito con ese fin. Es una consulta suave (“soft inquiry”), que no cambia su puntaje de crédito.`,
      ],
      [
        'Lo que usted no acepta',
        `Preguntar no significa aceptar un préstamo. Primero ve la oferta completa, y no hay préstamo hasta que usted firme el contrato de ${partnerLender}. Puede rechazarla sin dar una razón y sin costo.`,
      ],
      [
        'Consentimiento para una sola vez',
        `Este consentimiento es para una sola consulta. No podemos retirar la información una vez enviada. Después, ${partnerLender} la conserva según su propio aviso de privacidad. Preguntas: ${supportEmail}.`,
      ],
    ],
  });
};
