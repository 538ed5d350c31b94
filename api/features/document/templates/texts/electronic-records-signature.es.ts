import type { electronicRecordsSignature as english } from './electronic-records-signature';
import { spanishText } from './spanish-text';

export const electronicRecordsSignature: typeof english = (facts) => {
  const { creditor, membershipBrand, writeTo, supportPhone } = facts;
  return spanishText(facts, 'electronic-records-signature', 'Consentimiento para registros y firmas electrónicos', {
    issuer: creditor,
    sections: [
      [
        null,
        `La ley pide que ${creditor} y ${membershipBrand} (“nosotros”) le den cierta información por escrito. Con su consentimiento, se la damos en forma electrónica. Lea esto antes de aceptar.`,
      ],
      [
        'Lo que usted acepta',
        'Usted acepta que podamos entregarle en forma electrónica todas las divulgaciones, avisos, contratos, estados de cuenta y demás registros de su solicitud, de su límite de gasto, de cada préstamo y de cada membresía, y que usted pueda firmar contratos escribiendo su nombre, marcando una casilla o presionando un botón. Esa firma tiene el mismo efecto que una firma en papel.',
        'Este consentimiento abarca: los avisos de la solicitud y las decisiones de crédito, incluidos los avisos de acción adversa; los avisos de privacidad; las divulgaciones federales y los contratos de préstamo; las autorizaciones de pago; los estados de cuenta, recibos y recordatorios; los cambios de términos; los formularios de impuestos; y los contratos de membresía y sus cambios. Se aplica a toda la relación y no a un solo documento.',
      ],
      [
        'Su derecho al papel',
        `Usted no está obligado a aceptar. Puede presentar su solicitud en papel: pídalo en su consultorio o llame al ${supportPhone}. En cualquier momento puede pedir una copia en papel de cualquier registro, sin costo, y se la enviamos por correo en un plazo de 7 días a la dirección que tenemos registrada.`,
      ],
      [
        'Cómo retirar su consentimiento',
        `Puede retirar su consentimiento en cualquier momento, sin cargo, escribiendo a ${writeTo} o llamando al ${supportPhone}. A partir de entonces le enviamos sus registros por correo postal. Lo que se envió o firmó antes en forma electrónica sigue siendo válido. Si lo retira antes de completar su solicitud, no podemos terminarla en línea y continuamos en papel.`,
      ],
      [
        'Cómo actualizar sus datos de contacto',
        `Avísenos cuando cambie su correo electrónico o su número de teléfono, escribiendo a ${writeTo} o llamando al ${supportPhone}. Si un correo electrónico nos es devuelto porque no se pudo entregar, enviamos el registro por correo postal.`,
      ],
      [
        'Lo que necesita',
        'Para recibir y guardar registros electrónicos necesita: un dispositivo con acceso a internet; una versión actual de Chrome, Safari, Firefox o Edge con cookies y JavaScript activados; una dirección de correo electrónico que pueda abrir; un programa que muestre archivos PDF, que estos navegadores incluyen; y espacio de almacenamiento o una impresora para guardar copias.',
        'Si estos requisitos cambian de modo que usted quizás ya no pueda abrir sus registros, le diremos los nuevos requisitos y puede retirar su consentimiento sin cargo.',
      ],
      [
        'Cómo muestra que puede abrir los registros',
        'Enviamos un código a su correo electrónico o a su teléfono y le pedimos que lo escriba. Al escribirlo y al abrir este documento, usted muestra que puede acceder a los registros que le enviaremos de esta manera. Los documentos que firma se pueden descargar como archivos PDF en su cuenta mientras esté abierta y durante al menos siete años después.',
      ],
      [
        'Algunos avisos siguen en papel',
        'Cuando la ley no permite un aviso electrónico, por ejemplo en algunos avisos de incumplimiento o del derecho a subsanarlo, lo enviamos por correo postal aunque usted haya dado este consentimiento.',
      ],
      [
        'Su aceptación',
        'Al marcar la casilla o presionar el botón, usted confirma que leyó este texto, que puede abrir y guardar archivos PDF, que su correo electrónico es correcto y que acepta recibir y firmar registros en forma electrónica.',
      ],
    ],
  });
};
