import { spanishText } from './spanish-text';
import type { termsAndConditions as english } from './terms-and-conditions';

export const termsAndConditions: typeof english = (facts) => {
  const { creditor, membershipBrand, writeTo, supportPhone, supportHours } = facts;
  return spanishText(facts, 'terms-and-conditions', 'Términos y condiciones', {
    issuer: creditor,
    sections: [
      [
        'Lo que abarcan estos términos',
        `Estos términos se aplican cuando usted usa los sitios web, las aplicaciones y los formularios integrados de ${creditor} y ${membershipBrand} (“nosotros”). No son un contrato de crédito. Un préstamo o una membresía empieza solo con su propio contrato, que usted ve y firma por separado.`,
        'Al usar el servicio, usted acepta estos términos. Si no los acepta, no lo use; puede pedir a su consultorio una solicitud en papel.',
      ],
      [
        'Quién puede usar el servicio',
        'Debe tener al menos 18 años (19 en Alabama y Nebraska) y vivir en un estado donde ofrecemos el servicio. Puede presentar una solicitud solo para usted y solo con información verdadera y completa.',
        'El personal de un consultorio puede usar el portal de proveedores solo para su propio trabajo y con una cuenta propia.',
      ],
      [
        'Su cuenta',
        'Usted inicia sesión con un código que enviamos a su correo electrónico o a su teléfono. Mantenga ambos bajo su control, nunca comparta un código de inicio de sesión y avísenos de inmediato si cree que otra persona ha usado su cuenta. Nunca le pedimos un código de inicio de sesión por teléfono.',
        'Usted es responsable de mantener al día sus datos de contacto. Los documentos que enviamos a la dirección registrada cuentan como recibidos.',
      ],
      [
        'Su proveedor',
        'Los tratamientos los realiza solo su consultorio. Nosotros no damos consejo médico, no recomendamos un tratamiento y no somos responsables de su calidad ni de su resultado. Sus derechos frente al consultorio también valen frente al tenedor de su préstamo, como dice su contrato de préstamo.',
        'Los precios, las citas, las cancelaciones y los reembolsos de tratamientos se acuerdan entre usted y su consultorio.',
      ],
      [
        'Calculadoras y estimaciones',
        'Las calculadoras de pagos muestran ejemplos. Sus propios planes dependen del monto, de la aprobación de su solicitud y de lo que ofrece su consultorio. Solo las divulgaciones que ve antes de aprobar una transacción son vinculantes.',
      ],
      [
        'Lo que no se permite',
        'No puede presentar una solicitud a nombre de otra persona, enviar documentos falsos, intentar llegar a los datos de otros, sondear o sobrecargar el servicio, copiarlo por medios automáticos ni usarlo para violar la ley. Podemos suspender cuentas para proteger a usted, a otras personas o al servicio.',
      ],
      [
        'Contenido y marcas',
        'Los textos, programas y diseños del servicio nos pertenecen a nosotros o a quienes nos los licencian. Puede usarlos para ver e imprimir sus propios documentos. Los nombres y las marcas de consultorios y fabricantes de productos pertenecen a sus dueños.',
      ],
      [
        'Disponibilidad y responsabilidad',
        'Trabajamos para que el servicio esté disponible y sea correcto, pero no podemos prometer que nunca falle. Si no está disponible, los pagos que vencen ese día no se tratan como atrasados por esa causa.',
        'En la medida en que la ley lo permita, no somos responsables de daños indirectos por el uso del sitio web. Nada en estos términos limita los derechos que la ley le da y a los que no se puede renunciar, ni la responsabilidad por dolo, negligencia grave o daños a las personas.',
      ],
      [
        'Enlaces',
        'El servicio puede llevar a sitios web de consultorios, bancos y servicios de identidad. Esos sitios tienen sus propios términos y avisos de privacidad.',
      ],
      [
        'Cambios, ley y disputas',
        'Podemos cambiar estos términos para el futuro. Publicamos la nueva versión con su fecha y avisamos por correo electrónico a los titulares de cuentas al menos 30 días antes de un cambio que les perjudique. Los contratos que usted firmó no cambian.',
        'Se aplican la ley federal y la ley del estado donde usted vive. Puede llevar una disputa ante los tribunales del condado donde vive. Comuníquese primero con nosotros, ya que la mayoría de las preguntas se resuelven en uno o dos días.',
      ],
      ['Cómo comunicarse con nosotros', `Escriba a ${writeTo} o llame al ${supportPhone}, ${supportHours}.`],
    ],
  });
};
