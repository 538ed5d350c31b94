/** What an application can lack that only the applicant can give, as the notice of incompleteness asks for it. */
export const REVIEW_NEEDS = {
  IDENTITY: 'A photo of a valid ID: driver’s license, state ID, or passport',
  INCOME: 'Proof of income: a recent pay stub, benefit letter, or bank statement',
  ADDRESS: 'Proof of address: a utility bill or bank statement from the last 60 days',
  UNFREEZE: 'Your credit file without the security freeze: lift it with the credit bureau, then let us know',
  CALL: 'A call with us to go through your answers',
} as const;
export type ReviewNeed = keyof typeof REVIEW_NEEDS;

const SPANISH_NEEDS: Readonly<Record<ReviewNeed, string>> = {
  IDENTITY: 'Una foto de un documento de identidad válido: licencia de conducir, identificación estatal o pasaporte',
  INCOME:
    'Un comprobante de ingresos: un talón de pago, una carta de beneficios o un estado de cuenta bancario reciente',
  ADDRESS:
    'Un comprobante de su dirección: una factura de servicios o un estado de cuenta bancario de los últimos 60 días',
  UNFREEZE:
    'Su historial de crédito sin el congelamiento de seguridad: levántelo en la agencia de crédito y luego avísenos',
  CALL: 'Una llamada con nosotros para repasar sus respuestas',
};

/** What is asked for, by the language of its reader. */
export const reviewNeeds: Readonly<Record<'en' | 'es', Readonly<Record<ReviewNeed, string>>>> = {
  en: REVIEW_NEEDS,
  es: SPANISH_NEEDS,
};
export const REVIEW_NEED_CODES = Object.keys(REVIEW_NEEDS) as [ReviewNeed, ...ReviewNeed[]];

/** Days in which a creditor tells of a decision or of what is missing, from the day the application came (12 CFR 1002.9(a)(1), (c)). */
export const NOTICE_DAYS_MAX = 30;
/** Day on which an undecided application is brought before somebody once more. */
export const REVIEW_WARNING_DAY = 20;
/** Day on which the notice leaves by itself: some before the last one, so that a night without jobs does not make it late. */
export const REVIEW_SETTLED_DAY = 27;
/** Days that a notice of incompleteness leaves to answer it. */
export const ANSWER_DAYS = 30;
