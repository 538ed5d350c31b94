import type { ErrorCode, ErrorEnvelope } from '@contract/error';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { CARD_WORDS } from '@domain/card/card-rule';

/** The texts of contract/error-text.ts in Spanish. */
export const SPANISH_CODES: Readonly<Record<ErrorCode, string>> = {
  NO_SESSION: 'Inicie sesión para continuar.',
  FORBIDDEN: 'No tiene permiso para hacer esto.',
  NOT_FOUND: 'No lo encontramos.',
  TOO_LARGE: 'La solicitud es demasiado grande.',
  RATE_LIMITED: 'Demasiados intentos. Espere un momento e intente de nuevo.',
  INTERNAL: 'Error interno del servidor',
  NOT_READY: 'El servicio se está iniciando. Intente de nuevo en un momento.',
  MALFORMED_JSON: 'La solicitud no es JSON válido.',
  MISSING_PLAN: 'Elija un plan de pago antes de aprobar esta transacción.',
  ATTACHED_CARD: 'Esta cuenta ya tiene una tarjeta.',
  DECISION_DENIED: 'No podemos aprobar esta solicitud.',
  CROSS_SITE: 'Esta solicitud vino de otro sitio web y fue rechazada.',
  LEGACY_ACCOUNT: 'Esta cuenta está en la versión anterior del portal.',
  ACCOUNT_BLOCKED: 'Esta cuenta no puede hacer esto en este momento. Comuníquese con nosotros.',
  METHOD_NOT_ALLOWED: 'Esta dirección no responde a ese método.',
  NOT_REACHABLE: 'Este medio de contacto no llega al paciente.',
  TIMED_OUT: 'La solicitud tardó demasiado en llegar. Intente de nuevo.',
  IDEMPOTENCY_IN_FLIGHT: 'Todavía se trabaja en la misma solicitud. Espere un momento e intente de nuevo.',
  STALE: 'Esto cambió desde que lo abrió. Vuelva a cargar la página para ver cómo está ahora.',
  NOT_PENDING: 'Esta transacción ya no espera su respuesta.',
  OVER_LIMIT: 'Esto supera el límite de gasto disponible.',
  OVER_PAYOFF: 'Esto es más de lo que se debe del préstamo.',
  NOT_CANCELLABLE: 'Este pago está en camino y ya no se puede retirar.',
  DUPLICATED_DATA: 'Estos datos pertenecen a otra cuenta.',
  INQUIRY_EXISTS: 'Ya hay una verificación de identidad abierta.',
  STEP_ORDER: 'Termine primero los pasos anteriores.',
  ALREADY_SIGNED: 'Este contrato ya está firmado.',
  REAPPLY_NOT_OPEN: 'Esto no se puede pedir en este momento.',
  RULES_FORBID: 'Las reglas no permiten un límite aquí. Niéguela con sus motivos o pida lo que falta.',
  PAYMENT_METHOD_IN_USE: 'El pago automático toma de aquí.',
  PAYMENT_DECLINED: 'El pago fue rechazado. No se cobró nada. Elija otra tarjeta o cuenta.',
  BANK_NOT_CONNECTED: 'Ese banco no está conectado.',
  UNSUPPORTED_MEDIA: 'Envíe esta solicitud como application/json.',
  INVALID_FIELDS: 'Algunas respuestas necesitan otra revisión.',
  IDEMPOTENCY_MISMATCH: 'Esta clave de idempotencia se usó para otra solicitud.',
  PROOF_NEEDED: 'Confirme de nuevo que es usted y vuelva a intentarlo.',
  SECOND_FACTOR: 'Escriba el código de su aplicación de autenticación.',
  WRONG_CODE: 'Ese código no es correcto.',
  CODE_EXPIRED: 'Ese código ya venció. Pida otro.',
  CODE_USED_UP: 'Ese código ya no se puede usar. Pida otro.',
  WRONG_PASSWORD: 'Ese correo electrónico y esa contraseña no coinciden.',
  VENDOR_UNAVAILABLE:
    'Un servicio que necesitamos no responde. Sus respuestas están guardadas. Intente de nuevo en unos minutos.',
  UNAVAILABLE: 'No podemos hacer esto por un momento. Intente de nuevo en unos segundos.',
};

/** Sentences that features give of their own, as they stand in the code. A test finds those that are missing. */
export const SPANISH_SENTENCES: Readonly<Record<string, string>> = {
  'This is required.': 'Esto es obligatorio.',
  "This isn't in the expected form.": 'Esto no tiene la forma esperada.',
  'This field is not part of this request.': 'Este campo no es parte de esta solicitud.',
  'Use only Latin letters, spaces, hyphens and apostrophes in the first name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en el nombre.',
  'Use only Latin letters, spaces, hyphens and apostrophes in the last name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en los apellidos.',
  'Use only Latin letters, spaces, hyphens and apostrophes in the name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en el nombre.',
  'Use a name without signs, web addresses and telephone numbers.':
    'Use un nombre sin signos, direcciones web ni números de teléfono.',
  'Enter an address in Latin letters, without web addresses.':
    'Escriba una dirección postal en letras latinas, sin direcciones web.',
  'Enter a number with at most two decimals, like 120.50.':
    'Escriba un número con dos decimales como máximo, como 120.50.',
  'Enter an email address like name@example.com.': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'Enter a 10-digit US phone number.': 'Escriba un número de teléfono de EE. UU. de 10 dígitos.',
  'Enter a 5-digit ZIP code.': 'Escriba un código postal de 5 dígitos.',
  'Enter the last 4 digits.': 'Escriba los últimos 4 dígitos.',
  'Enter all 9 digits.': 'Escriba los 9 dígitos.',
  'Enter the 6-digit code.': 'Escriba el código de 6 dígitos.',
  'Enter a date that exists, as YYYY-MM-DD.': 'Escriba una fecha que exista, como AAAA-MM-DD.',
  [CARD_WORDS.prepaid]: 'Aquí no se pueden usar tarjetas prepagadas. Use una tarjeta de débito de su banco.',
  [CARD_WORDS.credit]: 'Aquí no se pueden usar tarjetas de crédito. Use una tarjeta de débito de su banco.',
  [CARD_WORDS.expired]: 'Esta tarjeta venció. Use otra.',
  [CARD_WORDS.unread]: 'No pudimos leer esa tarjeta. Escríbala otra vez.',
  [BANK_WORDS.routingNumber]: 'Escriba los 9 dígitos del número de ruta de su banco. Este no lo es.',
  [BANK_WORDS.accountNumber]: 'Escriba su número de cuenta, de 4 a 17 dígitos.',
  'This link no longer works. Log in with your email or phone.':
    'Este enlace ya no funciona. Inicie sesión con su correo electrónico o teléfono.',
  'This application was tried with too many Social Security numbers. Contact us to go on.':
    'Esta solicitud se intentó con demasiados números de Seguro Social. Comuníquese con nosotros para continuar.',
  'Start again with this email address.': 'Empiece de nuevo con este correo electrónico.',
  'Finish the identity check first.': 'Termine primero la verificación de identidad.',
  'The identity check ran out of time. Open it again.': 'La verificación de identidad venció. Ábrala otra vez.',
  'We know who you are. There is nothing to check.': 'Ya sabemos quién es usted. No hay nada que verificar.',
  'This plan is not open to you anymore. Choose another one.':
    'Este plan ya no está disponible para usted. Elija otro.',
  'The dates of this plan have moved on. Look at the plan again and confirm it.':
    'Las fechas de este plan cambiaron. Vea el plan otra vez y confírmelo.',
  'No payment plan covers this amount. The calculator shows what each one covers.':
    'Ningún plan de pago cubre este monto. La calculadora muestra lo que cubre cada uno.',
  'Choose one of the plans on offer.': 'Elija uno de los planes que se ofrecen.',
  'Authorize debits of this account first.': 'Autorice primero los débitos de esta cuenta.',
  'Your membership is paid from this. Choose another way to pay for it first.':
    'Su membresía se paga con esto. Elija primero otra forma de pagarla.',
  'The bank of this card refused it for good. Enter it again, or use another one.':
    'El banco de esta tarjeta la rechazó definitivamente. Ingrésela otra vez o use otra.',
  'Your bank says that this account belongs to somebody else. Connect an account in your own name, or call us.':
    'Su banco dice que esta cuenta es de otra persona. Conecte una cuenta a su nombre o llámenos.',
  'Too many accounts and cards were added today. Try again tomorrow, or contact us.':
    'Hoy se agregaron demasiadas cuentas y tarjetas. Intente de nuevo mañana o comuníquese con nosotros.',
  'Add a payment method first.': 'Agregue primero una forma de pago.',
  'You asked your practice already. Take that back first to ask something else.':
    'Usted ya pidió algo a su consultorio. Retírelo primero para pedir otra cosa.',
  'You reported this as not yours. It is held while we look at it.':
    'Usted reportó que esto no es suyo. Está retenido mientras lo revisamos.',
  'You reported this as not yours. Nothing is taken for it while we look at it, so autopay can only be turned off.':
    'Usted reportó que esto no es suyo. No se toma nada por esto mientras lo revisamos, así que el pago automático solo se puede desactivar.',
  'There is nothing to answer anymore.': 'Ya no hay nada que responder.',
  'This was reported already, and we look at it.': 'Esto ya se reportó y lo estamos revisando.',
  'Nothing is owed for this, so there is nothing to hold.':
    'No se debe nada por esto, así que no hay nada que retener.',
  'This loan was charged off, so autopay takes nothing for it. You can still pay it yourself.':
    'Este préstamo se dio por perdido, así que el pago automático no toma nada por él. Usted todavía puede pagarlo.',
  'Read and sign the agreement of your spending limit first.': 'Lea y firme primero el contrato de su límite de gasto.',
  'There is no loan to pay for this transaction.': 'Esta transacción no tiene un préstamo por pagar.',
  'Add a bank account or a card that we may take payments from.':
    'Agregue una cuenta bancaria o una tarjeta de la que podamos tomar pagos.',
  'Nothing is owed on this loan anymore.': 'Ya no se debe nada de este préstamo.',
  'Payments are paused, so there is no due date to move.':
    'Los pagos están en pausa, así que no hay ningún vencimiento que mover.',
  'Pay what is late first. Then you can move your due date.':
    'Pague primero lo que está atrasado. Después puede cambiar su fecha de pago.',
  'A due date is moved once in twelve months.': 'Una fecha de pago se cambia una vez cada doce meses.',
  'No payment is left that could be moved.': 'No queda ningún pago que se pueda mover.',
  'A payment is on its way. Move your due date once it has arrived.':
    'Hay un pago en camino. Cambie su fecha de pago cuando haya llegado.',
  'Payments are paused, so there is no payment to lower.':
    'Los pagos están en pausa, así que no hay ningún pago que bajar.',
  'Payments are not lowered while a promotion runs: interest that it cancels would be owed.':
    'Los pagos no se bajan mientras dura una promoción: se deberían intereses que ella cancela.',
  'A payment is sixty days late or more. Call us, and we go through it together.':
    'Un pago lleva sesenta días de atraso o más. Llámenos y lo vemos juntos.',
  'Payments are lowered once in twelve months.': 'Los pagos se bajan una vez cada doce meses.',
  'No payment is left that could be lowered.': 'No queda ningún pago que se pueda bajar.',
  'A payment is on its way. Lower your payments once it has arrived.':
    'Hay un pago en camino. Baje sus pagos cuando haya llegado.',
  'This offer has ended. There is no loan, and you owe nothing.':
    'Esta oferta terminó. No hay ningún préstamo y no debe nada.',
  'You declined this offer, so nothing was signed.': 'Usted rechazó esta oferta, así que no se firmó nada.',
  'Choose three or six months.': 'Elija tres o seis meses.',
  'Choose one of the days on offer.': 'Elija uno de los días que se ofrecen.',
  'Answer the questions that are shown now.': 'Responda las preguntas que se muestran ahora.',
  'Choose one of the answers that are shown.': 'Elija una de las respuestas que se muestran.',
  'This answer matched. Correct only what differs.': 'Esta respuesta coincidía. Corrija solo lo que difiere.',
  'Correct this answer.': 'Corrija esta respuesta.',
  'Enter a date in the past.': 'Escriba una fecha pasada.',
  'This application uses the number that you proved. Contact us to change it.':
    'Esta solicitud usa el número que usted confirmó. Comuníquese con nosotros para cambiarlo.',
  'This sign-up uses the address that you proved. Contact us to change it.':
    'Esta inscripción usa la dirección que usted confirmó. Comuníquese con nosotros para cambiarla.',
  'Use the email address of this sign-up.': 'Use el correo electrónico de esta inscripción.',
  'Enter the street where you live. A PO box or mailbox can’t be used here.':
    'Escriba la calle donde vive. Aquí no se puede usar un apartado o buzón postal.',
  'This ZIP code is not in the state. Check the state and the ZIP code.':
    'Este código postal no es de ese estado. Revise el estado y el código postal.',
  'This differs from your account. Contact us to change it.':
    'Esto difiere de su cuenta. Comuníquese con nosotros para cambiarlo.',
  'Enter the limit that you need.': 'Escriba el límite que necesita.',
  'Enter more than the spending limit that you have.': 'Escriba más que el límite de gasto que tiene.',
  'Enter your yearly income.': 'Escriba sus ingresos anuales.',
  'Allow the soft credit check to go on.': 'Permita la consulta suave de su crédito para continuar.',
  'Too many texts and calls were asked for, so they are paused for a while. Ask for the code by email, or try again later.':
    'Se pidieron demasiados mensajes de texto y llamadas, por lo que están en pausa por un tiempo. Pida el código por correo electrónico o inténtelo más tarde.',
  'Too many codes were asked for. Please wait a while. If you have an email from us with a code, its link lets you in for 24 hours.':
    'Se pidieron demasiados códigos. Espere un rato, por favor. Si tiene un correo nuestro con un código, su enlace le permite entrar por 24 horas.',
  'Too many Social Security numbers were entered from here today. Contact us to go on.':
    'Hoy se escribieron demasiados números de Seguro Social desde aquí. Comuníquese con nosotros para continuar.',
  'Choose a plan that fits this amount.': 'Elija un plan que se ajuste a este monto.',
  'Use the email address of your account.': 'Use el correo electrónico de su cuenta.',
  'The practice does not sell this treatment anymore.': 'El consultorio ya no vende este tratamiento.',
  'This treatment is not part of the plan anymore.': 'Este tratamiento ya no es parte del plan.',
  'The practice knows already, and will call you.': 'El consultorio ya lo sabe y lo llamará.',
  'There is no plan that runs.': 'No hay ningún plan en curso.',
  'A payment of this membership is open. It has to be paid before a pause.':
    'Hay un pago pendiente de esta membresía. Debe pagarse antes de una pausa.',
  'A plan can be paused once a year, as long as payments of the year are left.':
    'Un plan puede pausarse una vez al año, mientras queden pagos del año.',
  'The practice has this request already.': 'El consultorio ya tiene esta solicitud.',
  'No pause is asked for anymore.': 'Ya no hay ninguna pausa solicitada.',
  'This visit has no date anymore.': 'Esta visita ya no tiene fecha.',
  'The practice makes the dates. Ask it for another one.': 'El consultorio hace las citas. Pídale otra fecha.',
  'The practice has to confirm the plan that you asked for first.':
    'El consultorio debe confirmar primero el plan que usted pidió.',
  'Finish your sign-up at the practice first.': 'Termine primero su inscripción en el consultorio.',
  'A payment of this membership is under way. Try again in a few minutes.':
    'Hay un pago de esta membresía en curso. Inténtelo de nuevo en unos minutos.',
  'There is no active membership to cancel.': 'No hay una membresía activa que cancelar.',
  'Installments are not offered for this cancellation.': 'Para esta cancelación no se ofrecen plazos.',
  'There is no change that waits for you anymore.': 'Ya no hay un cambio que lo espere.',
  'The next year of this plan cannot be agreed to now.': 'El próximo año de este plan no se puede aceptar ahora.',
  'You agreed to the next year already.': 'Ya aceptó el próximo año.',
  'There is no agreement to another year to take back.': 'No hay un acuerdo para otro año que retirar.',
  'Only credits that you bought can be paid out.': 'Solo se pueden pagar los créditos que usted compró.',
  'Less than that is open.': 'Lo pendiente es menos que eso.',
  'The privacy policy has changed. Read it as it is now.': 'La política de privacidad cambió. Léala como es ahora.',
  'There is no email address to write to.': 'No hay un correo electrónico al que escribir.',
  'You have fewer credits than that.': 'Tiene menos créditos que eso.',
  'No payment is open now.': 'Ahora no hay ningún pago pendiente.',
  'A payment is on its way already.': 'Ya hay un pago en camino.',
  'A payment is on its way. Credits can be paid out once it has settled.':
    'Hay un pago en camino. Los créditos se podrán pagar cuando se haya completado.',
  'Nothing is open anymore.': 'Ya no hay nada pendiente.',
  'Choose an injector of the practice.': 'Elija a un profesional del consultorio.',
  'There is no plan that waits for you anymore.': 'Ya no hay un plan que lo espere.',
  'This membership has no plan that runs.': 'Esta membresía no tiene un plan en curso.',
  'Enter the first name.': 'Escriba el nombre.',
  'Enter the last name.': 'Escriba el apellido.',
  'Enter a phone number or an e-mail address.': 'Escriba un número de teléfono o un correo electrónico.',
  'Phone Number or Email already in use.': 'El número de teléfono o el correo electrónico ya está en uso.',
  'Enter another amount than now': 'Escriba un monto distinto del actual',
  'Enter less than now. For more, ask your practice for another transaction':
    'Escriba menos que ahora. Para más, pida otra transacción a su consultorio',
};

/** Sentences with a value in them. */
export const SPANISH_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^Enter at least (\d+) characters\.$/, 'Escriba al menos $1 caracteres.'],
  [/^Enter at most (\d+) characters\.$/, 'Escriba como máximo $1 caracteres.'],
  [/^Enter (-?[\d.]+) or more\.$/, 'Escriba $1 o más.'],
  [/^Enter (-?[\d.]+) or less\.$/, 'Escriba $1 o menos.'],
  [/^Give at least (\d+)\.$/, 'Dé al menos $1.'],
  [/^Give at most (\d+)\.$/, 'Dé como máximo $1.'],
  [/^Choose one of: (.+)\.$/, 'Elija una de estas opciones: $1.'],
  [/^You must be (\d+) or older to apply\.$/, 'Debe tener $1 años o más para presentar una solicitud.'],
  [/^Type your name as it stands here: (.+)\.$/, 'Escriba su nombre como aparece aquí: $1.'],
  [/^Accept each of: (.+)\.$/, 'Acepte cada uno de estos textos: $1.'],
  [/^Enter an amount from (\S+), your monthly payment, to (\S+)\.$/, 'Escriba un monto de $1, su pago mensual, a $2.'],
  [
    /^Autopay of .+ takes from this\..+$/,
    'El pago automático toma de aquí. Elija primero otra forma de pago o desactive el pago automático.',
  ],
  [
    /^This account is closed\. To open it again, call us at (.+)\.$/,
    'Esta cuenta está cerrada. Para volver a abrirla, llámenos al $1.',
  ],
  [/^Choose a day from today to (\d+) days from now\.$/, 'Elija un día entre hoy y dentro de $1 días.'],
];

/** What is said of a field that has no sentence in Spanish: what is wrong with it is seen in the field. */
const LOOK_AGAIN = 'Revise esta respuesta.';

function spanishOf(sentence: string): string | undefined {
  const known = SPANISH_SENTENCES[sentence];
  if (known !== undefined) return known;
  const [pattern, text] = SPANISH_PATTERNS.find(([shape]) => shape.test(sentence)) ?? [];
  return pattern && text && sentence.replace(pattern, text);
}

/** A refusal in Spanish; a sentence that has none gives way to the one of the code. */
export function inSpanish(envelope: ErrorEnvelope): ErrorEnvelope {
  const message = spanishOf(envelope.message) ?? SPANISH_CODES[envelope.code];
  const fields = envelope.fields?.map((fault) => ({ ...fault, message: spanishOf(fault.message) ?? LOOK_AGAIN }));
  return { ...envelope, message, error: message, ...(fields && { fields }) };
}
