import type { noticeWords as english } from './state-notice-words';

export const noticeWords: typeof english = {
  CA: (creditor) => [
    'California: Si usted está casado, puede solicitar una cuenta separada. Después de la aprobación del crédito, cada solicitante tiene derecho a usar la cuenta hasta su límite y puede ser responsable de todos los montos de crédito que se otorguen en la cuenta a cualquier cosolicitante.',
    `California: Si usted no cumple los términos de sus obligaciones de crédito con ${creditor}, se puede presentar a una agencia de informes de crédito un informe negativo que se refleje en su historial de crédito. Ningún plan de intereses diferidos se contrata en un dispositivo de su consultorio.`,
  ],
  IL: () => [
    'Illinois: Los residentes de Illinois pueden comunicarse con el Departamento de Regulación Financiera y Profesional de Illinois (Illinois Department of Financial and Professional Regulation) para obtener información comparativa sobre tasas de interés, cargos, comisiones y períodos de gracia.',
  ],
  MD: () => [
    'Maryland: Elegimos regirnos por el Título 12, Subtítulo 10, del Artículo de Derecho Comercial del Código Anotado de Maryland, en la medida en que no rija la ley federal.',
  ],
  NJ: () => [
    'New Jersey: Como ciertas disposiciones de este documento están sujetas a la ley aplicable, pueden ser nulas, inexigibles o inaplicables en algunas jurisdicciones. Ninguna de estas disposiciones es nula, inexigible o inaplicable en New Jersey.',
  ],
  NY: () => [
    'New York: Se puede pedir un informe de crédito del consumidor en relación con su solicitud y con actualizaciones, renovaciones o extensiones posteriores del crédito. Si lo pregunta, le decimos si se pidió un informe y le damos el nombre y la dirección de la agencia que lo proporcionó.',
    'New York: Los residentes de New York pueden comunicarse con el Departamento de Servicios Financieros del Estado de New York, 1-800-342-3736 o www.dfs.ny.gov, para obtener una lista comparativa de tasas, cargos y períodos de gracia de crédito.',
  ],
  OH: () => [
    'Ohio: Las leyes de Ohio contra la discriminación exigen que todos los acreedores pongan el crédito a disposición de todos los clientes solventes por igual, y que las agencias de informes de crédito mantengan historiales de crédito separados de cada persona que lo pida. La Comisión de Derechos Civiles de Ohio (Ohio Civil Rights Commission) administra el cumplimiento de esta ley.',
  ],
  RI: () => ['Rhode Island: Se pueden pedir informes de crédito en relación con una solicitud de crédito.'],
  TX: () => [
    'Texas: Este contrato escrito es el acuerdo final entre las partes y no puede contradecirse con pruebas de acuerdos orales anteriores, simultáneos o posteriores. No existen acuerdos orales no escritos entre las partes.',
  ],
  UT: () => [
    'Utah: Como exige la ley de Utah, se le avisa que, si usted no cumple los términos de sus obligaciones de crédito, se puede presentar a una agencia de informes de crédito un informe negativo que se refleje en su historial de crédito.',
  ],
  VT: () => [
    'Vermont: Al presentar la solicitud, usted acepta que obtengamos su informe de crédito para evaluarla y para cualquier otro fin legítimo relacionado con la cuenta, como revisarla, cambiar su límite o cobrarla.',
  ],
  WI: (creditor) => [
    `Wisconsin, aviso a los residentes casados: Ninguna disposición de un acuerdo de bienes conyugales, de una declaración unilateral conforme a la sección 766.59 de los Estatutos de Wisconsin o de una orden judicial conforme a la sección 766.70 afecta adversamente el interés de ${creditor}, a menos que ${creditor}, antes de que se otorgue el crédito, reciba una copia del acuerdo, la declaración o la orden, o tenga conocimiento real de la disposición adversa cuando se contrae la obligación.`,
    'Wisconsin: Si usted está casado, confirma que esta obligación se contrae en interés de su matrimonio o familia. Debemos dar a su cónyuge un aviso por escrito de que se le otorgó crédito a usted, antes de que venza un pago. Los datos de su cónyuge se usan solo para ese aviso y nunca para decidir sobre el crédito.',
  ],
};
