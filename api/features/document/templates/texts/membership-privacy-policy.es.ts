import type { membershipPrivacyPolicy as english } from './membership-privacy-policy';
import { spanishText } from './spanish-text';

export const membershipPrivacyPolicy: typeof english = (facts) => {
  const { creditor, membershipBrand, membershipWriteTo, membershipPhone } = facts;
  const support = { writeTo: membershipWriteTo, supportPhone: membershipPhone };
  return spanishText(support, 'membership-privacy-policy', 'Política de privacidad de la membresía', {
    issuer: membershipBrand,
    sections: [
      [
        null,
        `${membershipBrand} administra membresías para consultorios. Esta política explica qué información suya guardamos como miembro o mientras se inscribe, quién la ve y qué puede limitar. Si usted solicita crédito, a eso se aplica también la política de privacidad financiera de ${creditor}.`,
      ],
      [
        'Qué guardamos',
        'Quién es usted: su nombre, fecha de nacimiento, dirección, correo electrónico y número de teléfono, y su número de Seguro Social, con el que confirmamos quién es.',
        'Cómo se inscribió: las respuestas que dio, cómo se confirmó su identidad, su expediente de crédito si aceptó una revisión de crédito, y lo que se decidió.',
        'Su membresía: su plan y sus cambios, los nombres y las fechas de sus tratamientos, las citas y los pedidos de otra fecha, los puntos de lealtad, los créditos y las notas que su consultorio escribe sobre ello.',
        'Lo que paga: montos, fechas y resultados de los pagos, y de dónde salen: el tipo de cuenta o tarjeta y sus últimos cuatro dígitos. Los números de tarjeta van directamente a la compañía que guarda las tarjetas por nosotros y nunca llegan a nosotros.',
        'Lo que firmó, lo que le enviamos y cuándo.',
      ],
      [
        'De dónde viene',
        'De usted, de su consultorio y, si usted lo aceptó, de agencias de crédito, de compañías que confirman identidades y del banco que usted conecta.',
      ],
      [
        'Quién lo ve',
        'Su consultorio ve sus datos de contacto, su plan, sus citas y sus pagos, para poder atenderle y llevar su plan. No ve su número de Seguro Social. Cada persona de su personal ve lo que su trabajo necesita, y lo que cambia queda registrado.',
        'Nuestro personal ve lo que necesita para ayudarle, revisar una inscripción y seguir un pago.',
        'Las compañías que trabajan para nosotros reciben solo lo que su parte necesita: agencias de crédito y compañías que confirman identidades, el procesador de pagos, las compañías que conectan cuentas bancarias y guardan tarjetas, y las que llevan nuestros correos, mensajes y cartas.',
        'Si su consultorio usa las recompensas de un fabricante para su plan, da a ese programa su número de teléfono para encontrarle allí, y los productos de su plan.',
        'Los tribunales y las autoridades reciben lo que la ley nos exige entregar.',
      ],
      [
        'Lo que no hacemos',
        'No vendemos su información ni la damos a otros para su propio mercadeo. Le preguntamos por separado antes de enviar publicidad, y puede decir que no.',
      ],
      [
        'Qué puede limitar',
        `Mensajes de texto y llamadas: responda STOP a cualquier mensaje, o escriba a ${membershipWriteTo} o llame al ${membershipPhone}. Los códigos de seguridad y los avisos que la ley exige llegan entonces de otra manera.`,
        'Recompensas: diga a su consultorio que no quiere usar las recompensas de un fabricante.',
        `Correcciones: pídanos a nosotros o a su consultorio que corrija la información incorrecta. Las leyes de los estados pueden darle más derechos, por ejemplo a una copia de su información o a que se borre una parte. Escriba a ${membershipWriteTo}. Guardamos lo que la ley nos exige guardar, como contratos y pagos.`,
      ],
      [
        'Cómo se protege',
        'Los números de Seguro Social y de cuentas bancarias se cifran individualmente y se muestran solo por sus últimos cuatro dígitos. Todo viaja cifrado.',
      ],
      [
        'El expediente de sus tratamientos',
        'Su consultorio guarda el expediente de sus tratamientos conforme a su propio aviso de prácticas de privacidad. Nosotros recibimos los nombres y las fechas de los tratamientos de su plan para llevar su saldo. No los usamos para nada más.',
      ],
      ['Preguntas', `Escriba a ${membershipWriteTo} o llame al ${membershipPhone}.`],
    ],
  });
};
