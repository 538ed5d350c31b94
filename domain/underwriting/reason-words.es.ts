import type { REASONS, ReasonText } from './reasons';

/** The built-in reasons in Spanish, as the applicant reads them. Staff read the English ones. */
export const spanishReasons: Readonly<
  Record<keyof typeof REASONS, Pick<ReasonText, 'formC1Text' | 'patientText' | 'howToImprove'>>
> = {
  INCOMPLETE: {
    formC1Text: 'Solicitud de crédito incompleta',
    patientText: 'Todavía falta parte de la información que necesitamos.',
    howToImprove: 'Agregue los datos que faltan y revisaremos su solicitud de inmediato.',
  },
  INCOME_LOW: {
    formC1Text: 'Ingresos insuficientes para el monto de crédito solicitado',
    patientText: 'Los ingresos que indicó no bastan para el monto que pidió.',
    howToImprove:
      'Presente otra solicitud cuando sus ingresos hayan subido. Cuentan todos los ingresos legales, no solo el salario.',
  },
  OBLIGATIONS_HIGH: {
    formC1Text: 'Obligaciones excesivas en relación con los ingresos',
    patientText: 'Sus pagos mensuales a otros son altos en comparación con sus ingresos.',
    howToImprove:
      'Reducir los préstamos o tarjetas con los pagos mensuales más altos deja espacio para un límite mayor.',
  },
  INCOME_UNVERIFIED: {
    formC1Text: 'No se pudieron verificar los ingresos',
    patientText: 'No pudimos confirmar los ingresos que indicó.',
    howToImprove: 'Envíe un talón de pago, una carta de beneficios o un estado de cuenta bancario reciente.',
  },
  NO_FILE: {
    formC1Text: 'No hay historial de crédito',
    patientText: 'La agencia de crédito no tiene ningún historial con sus datos.',
    howToImprove:
      'Revise que su nombre, dirección y fecha de nacimiento sean correctos, o empiece a formar un historial de crédito.',
  },
  LIMITED_HISTORY: {
    formC1Text: 'Experiencia de crédito limitada',
    patientText: 'Su historial de crédito todavía es corto o tiene pocas cuentas.',
    howToImprove: 'Lo que más ayuda son cuentas abiertas y pagadas a tiempo durante dos años o más.',
  },
  ACCOUNT_AGE: {
    formC1Text: 'Tiempo transcurrido desde que se abrieron las cuentas',
    patientText: 'Su cuenta de crédito más antigua lleva abierta menos de diez años.',
    howToImprove: 'Las cuentas que siguen abiertas y se pagan a tiempo ayudan más cada año.',
  },
  INSTALLMENT_HISTORY: {
    formC1Text: 'Falta de información reciente sobre préstamos a plazos',
    patientText: 'La agencia de crédito no muestra ningún préstamo reciente que haya pagado a plazos.',
    howToImprove: 'Un préstamo a plazos que se paga a tiempo suma a su historial.',
  },
  DELINQUENT_OTHERS: {
    formC1Text: 'Obligaciones de crédito atrasadas, pasadas o presentes, con otros',
    patientText: 'Su historial de crédito muestra pagos atrasados a otros prestamistas.',
    howToImprove: 'Ponga al día las cuentas vencidas y haga todos los pagos a tiempo durante un año.',
  },
  POOR_WITH_US: {
    formC1Text: 'Mal historial de pago con nosotros',
    patientText: 'Un plan anterior con nosotros no se pagó como se acordó.',
    howToImprove: 'Comuníquese con nosotros para poner al día el plan anterior.',
  },
  PAST_DUE_WITH_US: {
    formC1Text: 'Pago vencido de un préstamo que tiene con nosotros',
    patientText: 'Un pago de un préstamo que tiene con nosotros está vencido.',
    howToImprove: 'Pague el monto vencido en su página de pagos. Después puede presentar otra solicitud.',
  },
  CHARGED_OFF_WITH_US: {
    formC1Text: 'Préstamo con nosotros que no se pagó y se dio por perdido',
    patientText: 'Un préstamo que tuvo con nosotros no se pagó y lo declaramos incobrable.',
    howToImprove: 'Puede pagar lo que todavía debe en cualquier momento, en su página de pagos.',
  },
  COLLECTION: {
    formC1Text: 'Acción de cobro o sentencia judicial',
    patientText: 'Su historial de crédito muestra un cobro o una sentencia que no es por gastos médicos.',
    howToImprove: 'Resuelva el cobro y pida a la agencia de crédito que actualice su historial.',
  },
  BANKRUPTCY: {
    formC1Text: 'Bancarrota',
    patientText: 'Su historial de crédito muestra una bancarrota.',
    howToImprove:
      'Pesa menos cuanto más tiempo haya pasado; en los primeros dos años no podemos aprobar una solicitud.',
  },
  INQUIRIES: {
    formC1Text: 'Número de consultas recientes en el informe de la agencia de crédito',
    patientText: 'Pidió crédito muchas veces en los últimos seis meses.',
    howToImprove: 'Espere unos meses antes de pedir más crédito. Ver aquí su oferta nunca cuenta como una consulta.',
  },
  RESIDENCE_UNVERIFIED: {
    formC1Text: 'No se pudo verificar el domicilio',
    patientText: 'La dirección que indicó no coincide con su historial de crédito.',
    howToImprove: 'Corrija la dirección o envíe una factura reciente que la muestre.',
  },
  IDENTITY_UNVERIFIED: {
    formC1Text: 'No se pudo verificar la identidad',
    patientText: 'No pudimos confirmar que la solicitud es suya.',
    howToImprove:
      'Revise que su nombre, fecha de nacimiento y número de Seguro Social sean como los muestran sus documentos.',
  },
  UTILIZATION_HIGH: {
    formC1Text: 'Proporción demasiado alta de saldos respecto a los límites de crédito en cuentas rotativas',
    patientText: 'Los saldos de sus tarjetas son altos en comparación con sus límites.',
    howToImprove: 'Bajar los saldos de las tarjetas a menos de un tercio de sus límites ayuda rápido.',
  },
  STATE_NOT_SERVED: {
    formC1Text: 'No otorgamos crédito a residentes de su estado',
    patientText: 'Todavía no ofrecemos financiamiento en el estado donde vive.',
    howToImprove: 'Su consultorio puede hablarle de otras formas de pagar.',
  },
  AGE_CAPACITY: {
    formC1Text: 'Menor de la edad legal para celebrar un contrato de crédito en su estado',
    patientText: 'En su estado usted no tiene la edad para firmar un contrato de crédito.',
    howToImprove: 'Su padre, madre o tutor puede presentar una solicitud a su propio nombre.',
  },
  DUPLICATE_APPLICATION: {
    formC1Text: 'Ya existe una cuenta con este número de Seguro Social',
    patientText: 'Ya hay una cuenta con nosotros con este número de Seguro Social.',
    howToImprove: 'Inicie sesión en esa cuenta o comuníquese con nosotros si no es suya.',
  },
  FRAUD_REVIEW: {
    formC1Text: 'Alerta de fraude en el informe de la agencia de crédito; identidad no confirmada',
    patientText: 'Su historial de crédito tiene una alerta de fraude, así que debemos confirmar que es usted.',
    howToImprove: 'Llámenos desde el número de teléfono que indica su alerta.',
  },
  NO_PRODUCT_FOR_AMOUNT: {
    formC1Text: 'No otorgamos crédito a ningún solicitante en los términos y condiciones que usted pidió',
    patientText: 'No tenemos un plan para el monto que pidió.',
    howToImprove: 'Pida un monto dentro del rango que ofrece su consultorio.',
  },
  AMOUNT_ABOVE_FILE: {
    formC1Text: 'El monto de crédito pedido supera el límite más alto para la calificación de su historial de crédito',
    patientText: 'El monto que pidió supera lo que prestamos con un historial de crédito como el suyo.',
    howToImprove: 'Nada en su historial cuenta en su contra. Puede pedir un monto menor.',
  },
  MLA_RATE_CAP: {
    formC1Text: 'Ningún plan disponible dentro del límite de tasa de la Ley de Préstamos a Militares',
    patientText:
      'La ley limita la tasa para los miembros de las fuerzas armadas, y ninguno de nuestros planes está por debajo de ese límite para usted.',
    howToImprove: 'Su consultorio puede hablarle de otras formas de pagar.',
  },
  BALANCE_OUTSTANDING: {
    formC1Text: 'Saldo pendiente en su línea de crédito existente con nosotros',
    patientText: 'Parte de su límite de gasto ya está en uso.',
    howToImprove: 'Lo que pague vuelve a estar disponible.',
  },
};
