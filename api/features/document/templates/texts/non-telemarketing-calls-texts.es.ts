import type { nonTelemarketingCallsTexts as english } from './non-telemarketing-calls-texts';
import { spanishText } from './spanish-text';

export const nonTelemarketingCallsTexts: typeof english = (facts) => {
  const { creditor, membershipBrand, writeTo, supportPhone } = facts;
  return spanishText(facts, 'non-telemarketing-calls-texts', 'Consentimiento para llamadas y mensajes de texto', {
    issuer: creditor,
    sections: [
      [
        'Lo que usted acepta',
        `Usted acepta que ${creditor} y ${membershipBrand}, y las empresas que administran su cuenta por nosotros, puedan llamarle y enviarle mensajes de texto al número que nos dio. Esto incluye las llamadas y los mensajes hechos con tecnología de marcado automático o con voz pregrabada o artificial, y los que se hacen a un teléfono móvil.`,
        'Estas llamadas y mensajes tratan de su solicitud, cuenta o membresía: códigos de seguridad, preguntas sobre su solicitud, decisiones, transacciones pendientes de su aprobación, recordatorios de pago, pagos atrasados, citas y cambios de sus contratos. No son telemercadeo.',
      ],
      [
        'La publicidad va aparte',
        'Este consentimiento no abarca la publicidad. Se lo preguntamos aparte antes de enviarla, y usted puede decir que no. Su consentimiento para llamadas y mensajes de cualquier tipo no es una condición para obtener crédito ni para comprar algo.',
      ],
      [
        'Con qué frecuencia, cuándo y a qué costo',
        'Cuántos mensajes recibe depende de su cuenta; por lo general, de dos a ocho al mes mientras un préstamo está abierto. Llamamos y enviamos mensajes entre las 8 a. m. y las 9 p. m. de su hora local, excepto los códigos de seguridad que usted pida. Su compañía telefónica puede cobrarle mensajes y datos.',
      ],
      [
        'Cómo detenerlos',
        `Responda STOP a cualquier mensaje de texto. Lo confirmaremos una vez y no enviaremos más mensajes a ese número. Responda HELP para recibir ayuda. También puede retirar este consentimiento, para mensajes, para llamadas o para ambos, escribiendo a ${writeTo}, llamando al ${supportPhone} o de cualquier otra manera razonable. Lo cumpliremos a más tardar en 10 días hábiles.`,
        'Después de STOP todavía puede pedir códigos de seguridad por correo electrónico. Entonces enviamos los avisos que la ley exige por correo electrónico o postal.',
      ],
      [
        'Su número',
        'Usted confirma que el número es suyo o que puede aceptar por él. Avísenos cuando cambie, para que los mensajes sobre usted no lleguen a otra persona. Las compañías telefónicas no son responsables de mensajes retrasados o no entregados.',
        'No vendemos su número ni lo damos a otros para su propia publicidad.',
      ],
    ],
  });
};
