import type { financialPrivacyPolicy as english } from './financial-privacy-policy';
import { spanishText } from './spanish-text';

const NEVER = 'Compartimos: no. ¿Puede limitar que se comparta?: no compartimos.';
const ALWAYS = 'Compartimos: sí. ¿Puede limitar que se comparta?: no.';

export const financialPrivacyPolicy: typeof english = (facts) => {
  const { creditor, writeTo, supportPhone } = facts;
  return spanishText(facts, 'financial-privacy-policy', `¿Qué hace ${creditor} con su información personal?`, {
    issuer: creditor,
    sections: [
      [null, 'Revisado en enero de 2026.'],
      [
        '¿Por qué?',
        'Las compañías financieras eligen cómo comparten su información personal. La ley federal da a los consumidores el derecho a limitar una parte, pero no todo, de lo que se comparte. La ley federal también nos exige decirle cómo recopilamos, compartimos y protegemos su información personal. Lea este aviso con atención para entender lo que hacemos.',
      ],
      [
        '¿Qué?',
        'Los tipos de información personal que recopilamos y compartimos dependen del producto o servicio que usted tiene con nosotros. Esta información puede incluir: número de Seguro Social e ingresos; saldos de cuentas e historial de pagos; historial de crédito y puntajes de crédito.',
      ],
      [
        '¿Cómo?',
        `Todas las compañías financieras necesitan compartir la información personal de sus clientes para realizar sus negocios de todos los días. En la sección siguiente enumeramos las razones por las que las compañías financieras pueden compartir la información personal de sus clientes, las razones por las que ${creditor} elige compartirla y si usted puede limitarlo.`,
      ],
      [
        'Razones por las que podemos compartir su información personal',
        `Para nuestros fines comerciales de todos los días, como procesar sus transacciones, mantener sus cuentas, responder a órdenes judiciales e investigaciones legales, o informar a las agencias de crédito. ${ALWAYS}`,
        `Para nuestros fines de mercadeo, para ofrecerle nuestros productos y servicios. ${ALWAYS}`,
        `Para mercadeo conjunto con otras compañías financieras. ${NEVER}`,
        `Para los fines comerciales de todos los días de nuestras afiliadas, información sobre sus transacciones y experiencias. ${NEVER}`,
        `Para los fines comerciales de todos los días de nuestras afiliadas, información sobre su solvencia. ${NEVER}`,
        `Para que compañías no afiliadas le ofrezcan productos a usted. ${NEVER}`,
      ],
      ['¿Preguntas?', `Llame al ${supportPhone} o escriba a ${writeTo}.`],
      ['Quiénes somos', `¿Quién da este aviso? ${creditor}.`],
      [
        'Lo que hacemos',
        `¿Cómo protege ${creditor} mi información personal? Para proteger su información personal contra el acceso y el uso no autorizados, usamos medidas de seguridad que cumplen la ley federal. Estas medidas incluyen protecciones informáticas y archivos y edificios seguros. Los números de Seguro Social y de cuentas bancarias se cifran individualmente y se muestran solo por sus últimos cuatro dígitos.`,
        `¿Cómo recopila ${creditor} mi información personal? Recopilamos su información personal, por ejemplo, cuando usted solicita financiamiento o nos da sus datos de contacto; da información de una cuenta o muestra un documento de identidad emitido por el gobierno; o hace pagos. También recopilamos su información personal de otros, como agencias de crédito u otras compañías.`,
        '¿Por qué no puedo limitar todo lo que se comparte? La ley federal le da el derecho a limitar solo: que se comparta para los fines comerciales de todos los días de las afiliadas (información sobre su solvencia); que las afiliadas usen su información para ofrecerle productos; y que se comparta con compañías no afiliadas para que le ofrezcan productos. Las leyes de los estados y las compañías pueden darle más derechos a limitarlo.',
      ],
      [
        'Definiciones',
        'Afiliadas: compañías relacionadas por propiedad o control común. Pueden ser compañías financieras y no financieras. No tenemos afiliadas con las que compartamos.',
        'No afiliadas: compañías no relacionadas por propiedad o control común. Pueden ser compañías financieras y no financieras. No compartimos con no afiliadas para que le ofrezcan productos.',
        'Mercadeo conjunto: un acuerdo formal entre compañías financieras no afiliadas que juntas le ofrecen productos o servicios financieros. No hacemos mercadeo conjunto.',
      ],
      [
        'Otra información importante',
        'Para residentes de California: no compartimos la información que recopilamos sobre usted con compañías no afiliadas, salvo lo que permite la ley de California, por ejemplo con su consentimiento o para administrar su cuenta. Para residentes de Vermont: no divulgamos su solvencia ni su información financiera a otros, salvo lo que permite la ley de Vermont, a menos que usted lo autorice.',
        'La información de salud que tiene su consultorio permanece en su consultorio y está sujeta al aviso de prácticas de privacidad de este.',
      ],
    ],
  });
};
