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
  NOT_REACHABLE: 'No podemos comunicarnos con el paciente por este medio.',
  TIMED_OUT: 'La solicitud tardó demasiado en llegar. Intente de nuevo.',
  IDEMPOTENCY_IN_FLIGHT: 'Todavía estamos procesando esta solicitud. Espere un momento e intente de nuevo.',
  STALE: 'Esto cambió desde que lo abrió. Vuelva a cargar la página para ver cómo está ahora.',
  NOT_PENDING: 'Esta transacción ya no está pendiente.',
  OVER_LIMIT: 'Esto supera el límite de gasto disponible.',
  OVER_PAYOFF: 'Esto es más que el saldo del préstamo.',
  NOT_CANCELLABLE: 'Este pago ya se está procesando y no se puede cancelar.',
  DUPLICATED_DATA: 'Estos datos pertenecen a otra cuenta.',
  INQUIRY_EXISTS: 'Ya hay una verificación de identidad en curso.',
  STEP_ORDER: 'Termine primero los pasos anteriores.',
  ALREADY_SIGNED: 'Este contrato ya está firmado.',
  REAPPLY_NOT_OPEN: 'No puede pedir esto en este momento.',
  RULES_FORBID: 'Las reglas no permiten un límite aquí. Rechace la solicitud con sus motivos o pida lo que falta.',
  PAYMENT_METHOD_IN_USE: 'El pago automático usa esta forma de pago.',
  PAYMENT_DECLINED: 'El pago fue rechazado. No se cobró nada. Elija otra tarjeta o cuenta.',
  BANK_NOT_CONNECTED: 'Ese banco no está conectado.',
  UNSUPPORTED_MEDIA: 'Envíe esta solicitud como application/json.',
  INVALID_FIELDS: 'Hay que corregir algunas respuestas.',
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
  'Enter a value.': 'Escriba un valor.',
  'Choose one of the options.': 'Elija una de las opciones.',
  "This isn't in the right format.": 'Esto no tiene el formato correcto.',
  "This field isn't accepted here.": 'Este campo no se acepta aquí.',
  'Use only Latin letters, spaces, hyphens, and apostrophes in the first name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en el nombre.',
  'Use only Latin letters, spaces, hyphens, and apostrophes in the last name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en los apellidos.',
  'Use only Latin letters, spaces, hyphens, and apostrophes in the name.':
    'Use solo letras latinas, espacios, guiones y apóstrofos en el nombre.',
  'Enter a name without symbols, web addresses, or phone numbers.':
    'Escriba un nombre sin símbolos, direcciones web ni números de teléfono.',
  'Enter an address in Latin letters, without web addresses.':
    'Escriba una dirección postal en letras latinas, sin direcciones web.',
  'Enter a number with up to two decimal places, like 120.50.':
    'Escriba un número con dos decimales como máximo, como 120.50.',
  'Enter an email address like name@example.com.': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'Enter a 10-digit US phone number.': 'Escriba un número de teléfono de EE. UU. de 10 dígitos.',
  'Enter a 5-digit ZIP code.': 'Escriba un código postal de 5 dígitos.',
  'Enter the last 4 digits.': 'Escriba los últimos 4 dígitos.',
  'Enter all 9 digits.': 'Escriba los 9 dígitos.',
  'Enter the 6-digit code.': 'Escriba el código de 6 dígitos.',
  'Enter a valid date (YYYY-MM-DD).': 'Escriba una fecha válida (AAAA-MM-DD).',
  [CARD_WORDS.prepaid]: 'Aquí no se pueden usar tarjetas prepagadas. Use una tarjeta de débito de su banco.',
  [CARD_WORDS.credit]: 'Aquí no se pueden usar tarjetas de crédito. Use una tarjeta de débito de su banco.',
  [CARD_WORDS.expired]: 'Esta tarjeta venció. Use otra.',
  [CARD_WORDS.unread]: 'No pudimos leer esa tarjeta. Escríbala otra vez.',
  [BANK_WORDS.routingNumber]: 'Escriba los 9 dígitos del número de ruta de su banco. Este no lo es.',
  [BANK_WORDS.accountNumber]: 'Escriba su número de cuenta, de 4 a 17 dígitos.',
  'This link no longer works. Log in with your email or phone.':
    'Este enlace ya no funciona. Inicie sesión con su correo electrónico o teléfono.',
  'This application has had too many Social Security numbers entered. Contact us to continue.':
    'En esta solicitud se escribieron demasiados números de Seguro Social. Comuníquese con nosotros para continuar.',
  'Start again with this email address.': 'Empiece de nuevo con este correo electrónico.',
  'Finish the identity check first.': 'Termine primero la verificación de identidad.',
  'The identity check timed out. Start it again.': 'La verificación de identidad venció. Empiécela otra vez.',
  'Your identity is already verified.': 'Su identidad ya está verificada.',
  'This plan is no longer available. Choose another one.': 'Este plan ya no está disponible. Elija otro.',
  'The dates on this plan have changed. Review the plan and confirm it.':
    'Las fechas de este plan cambiaron. Revise el plan y confírmelo.',
  'No payment plan covers this amount. See what each plan covers in the calculator.':
    'Ningún plan de pago cubre este monto. Vea en la calculadora lo que cubre cada plan.',
  'Choose one of the plans offered.': 'Elija uno de los planes que se ofrecen.',
  'Authorize debits from this account first.': 'Autorice primero los débitos de esta cuenta.',
  'You pay for your membership with this. Choose another payment method for it or turn automatic payment off first.':
    'Su membresía se paga con esta forma de pago. Elija otra o desactive el pago automático primero.',
  'Automatic payment was turned off in the meantime. Reload the page to turn it on again.':
    'Mientras tanto se desactivó el pago automático. Vuelva a cargar la página para activarlo.',
  'There are no automatic payments to end.': 'No hay pagos automáticos que desactivar.',
  'Pay what is due first.': 'Primero pague lo que ya venció.',
  "This card's bank declined it permanently. Enter the card again, or use another one.":
    'El banco de esta tarjeta la rechazó definitivamente. Ingrésela otra vez o use otra.',
  'Your bank says this account belongs to someone else. Connect an account in your name, or call us.':
    'Su banco dice que esta cuenta es de otra persona. Conecte una cuenta a su nombre o llámenos.',
  'You added too many accounts and cards today. Try again tomorrow, or contact us.':
    'Hoy agregó demasiadas cuentas y tarjetas. Intente de nuevo mañana o comuníquese con nosotros.',
  'The first payment is already paid. Choose another amount.': 'El primer pago ya está hecho. Elija otro monto.',
  'Add a payment method first.': 'Agregue primero una forma de pago.',
  'You already sent your practice a request. Withdraw it before you send another.':
    'Usted ya envió una solicitud a su consultorio. Retírela antes de enviar otra.',
  "This was reported as not yours. It's on hold while we look into it.":
    'Esto se reportó como no suyo. Está en espera mientras lo revisamos.',
  "This was reported as not yours. We won't collect payments while we review it, so you can only turn autopay off.":
    'Esto se reportó como no suyo. No cobraremos nada mientras lo revisamos, así que solo puede desactivar el pago automático.',
  'Treatments are on hold until the past-due payment is made.':
    'Los tratamientos están en pausa hasta que se haga el pago atrasado.',
  'This request is no longer open.': 'Esta solicitud ya no está abierta.',
  "This was already reported, and we're reviewing it.": 'Esto ya se reportó y lo estamos revisando.',
  "Nothing is owed for this, so there's nothing to put on hold.":
    'No se debe nada por esto, así que no hay nada que poner en espera.',
  "This loan was charged off, so autopay doesn't apply. You can still make payments yourself.":
    'Este préstamo se declaró incobrable, así que el pago automático no se aplica. Usted todavía puede hacer pagos.',
  'Read and sign your spending limit agreement first.': 'Lea y firme primero el contrato de su límite de gasto.',
  'This transaction has no loan to pay.': 'Esta transacción no tiene un préstamo por pagar.',
  'Add a bank account or card to pay with.': 'Agregue una cuenta bancaria o una tarjeta para pagar.',
  'This loan has nothing left to pay.': 'Este préstamo no tiene nada pendiente de pago.',
  "Your payments are paused, so there's no due date to move.":
    'Sus pagos están en pausa, así que no hay ninguna fecha que cambiar.',
  'Pay your past-due amount first. Then you can move your due date.':
    'Pague primero lo que está atrasado. Después puede cambiar su fecha de pago.',
  'You can move your due date once every 12 months.': 'Puede cambiar su fecha de pago una vez cada 12 meses.',
  'You have no payments left to move.': 'No le queda ningún pago que cambiar.',
  'A payment is processing. You can move your due date once it clears.':
    'Hay un pago en proceso. Podrá cambiar su fecha de pago cuando se complete.',
  "Payments are paused, so there's no payment to lower.":
    'Los pagos están en pausa, así que no hay ningún pago que bajar.',
  "Payments can't be lowered during a promotion, because the interest it cancels would be owed.":
    'Los pagos no se pueden bajar durante una promoción, porque se deberían los intereses que esta cancela.',
  "A payment is 60 or more days late. Call us and we'll work it out together.":
    'Un pago tiene 60 días de atraso o más. Llámenos y buscaremos una solución juntos.',
  'Payments can be lowered once every 12 months.': 'Los pagos se pueden bajar una vez cada 12 meses.',
  'No payments are left to lower.': 'No queda ningún pago que bajar.',
  'A payment is processing. Payments can be lowered once it clears.':
    'Hay un pago en proceso. Los pagos se podrán bajar cuando se complete.',
  "This offer has expired. There's no loan, and you owe nothing.":
    'Esta oferta venció. No hay ningún préstamo y no debe nada.',
  'Signed today, this offer would cost more than the 36% APR we allow, so it has ended. You owe nothing.':
    'Si la firmara hoy, esta oferta costaría más que el 36% de APR que permitimos, así que terminó. No debe nada.',
  'You declined this offer, so you have nothing to sign.':
    'Usted rechazó esta oferta, así que no tiene nada que firmar.',
  'Choose three or six months.': 'Elija tres o seis meses.',
  'Choose one of the days offered.': 'Elija uno de los días que se ofrecen.',
  'Answer the questions shown.': 'Responda las preguntas que se muestran.',
  'Choose one of the answers shown.': 'Elija una de las respuestas que se muestran.',
  "This answer already matches. Correct only the answers that don't.":
    'Esta respuesta ya coincide. Corrija solo las que no coinciden.',
  'Correct this answer.': 'Corrija esta respuesta.',
  'Enter a date in the past.': 'Escriba una fecha pasada.',
  'This application uses the phone number you verified. Contact us to change it.':
    'Esta solicitud usa el número de teléfono que usted verificó. Comuníquese con nosotros para cambiarlo.',
  'This sign-up uses the email address you verified. Contact us to change it.':
    'Esta inscripción usa el correo electrónico que usted verificó. Comuníquese con nosotros para cambiarlo.',
  'Use the email address of this sign-up.': 'Use el correo electrónico de esta inscripción.',
  'Enter the street where you live. A PO box or mailbox can’t be used here.':
    'Escriba la calle donde vive. Aquí no se puede usar un apartado o buzón postal.',
  "This ZIP code isn't in that state. Check the state and ZIP code.":
    'Este código postal no es de ese estado. Revise el estado y el código postal.',
  "This doesn't match your account. Contact us to change it.":
    'Esto no coincide con su cuenta. Comuníquese con nosotros para cambiarlo.',
  'Enter the limit you need.': 'Escriba el límite que necesita.',
  'Enter more than your current spending limit.': 'Escriba un monto mayor que su límite de gasto actual.',
  'Enter your annual income.': 'Escriba sus ingresos anuales.',
  'Accept every document to continue.': 'Acepte todos los documentos para continuar.',
  'Allow the soft credit check to continue.': 'Permita la consulta suave de su crédito para continuar.',
  'You requested too many texts and calls, so we paused them for a while. Request the code by email, or try again later.':
    'Pidió demasiados mensajes de texto y llamadas, así que los pausamos por un tiempo. Pida el código por correo electrónico o inténtelo más tarde.',
  "Someone entered too many wrong codes, so we paused codes for this contact. You don't have to wait: request a code by email and open the link in it. Or contact us.":
    'Alguien escribió demasiados códigos equivocados, así que pausamos los códigos para este contacto. No tiene que esperar: pida un código por correo y abra el enlace que trae. O comuníquese con nosotros.',
  "Someone entered too many wrong codes, so we paused codes for this contact. You don't have to wait: open the link in the email that came with the code.":
    'Alguien escribió demasiados códigos equivocados, así que pausamos los códigos para este contacto. No tiene que esperar: abra el enlace del correo que llegó con el código.',
  'You requested too many codes. Wait a while, then try again. If you have an email from us with a code, its link works for 24 hours.':
    'Pidió demasiados códigos. Espere un rato e intente de nuevo. Si tiene un correo nuestro con un código, su enlace funciona por 24 horas.',
  'Too many Social Security numbers were entered from here today. Contact us to continue.':
    'Hoy se escribieron demasiados números de Seguro Social desde aquí. Comuníquese con nosotros para continuar.',
  'Choose a plan that covers this amount.': 'Elija un plan que cubra este monto.',
  'Use the email address of your account.': 'Use el correo electrónico de su cuenta.',
  'The practice no longer offers this treatment.': 'El consultorio ya no ofrece este tratamiento.',
  'This treatment is no longer part of the plan.': 'Este tratamiento ya no es parte del plan.',
  'Your practice has your request and will call you.':
    'Su consultorio ya tiene su solicitud y se comunicará con usted.',
  "There's no active plan.": 'No hay ningún plan activo.',
  'This practice has closed. It takes no new plans, changes or purchases.':
    'Este consultorio cerró. Ya no acepta planes, cambios ni compras nuevas.',
  'This membership has an unpaid payment. Pay it before you request a pause.':
    'Esta membresía tiene un pago pendiente. Páguelo antes de pedir una pausa.',
  'You can pause a plan once a year, as long as payments remain in that year.':
    'Puede pausar un plan una vez al año, mientras queden pagos en ese año.',
  'Your practice already has this request.': 'Su consultorio ya tiene esta solicitud.',
  "There's no pause request anymore.": 'Ya no hay una solicitud de pausa.',
  'This visit is no longer scheduled.': 'Esta cita ya no está programada.',
  'Your practice sets the dates. Ask them for another one.': 'Su consultorio programa las fechas. Pídale otra.',
  'Your practice needs to confirm your requested plan first.':
    'Su consultorio debe confirmar primero el plan que usted pidió.',
  'Finish signing up with your practice first.': 'Termine primero su inscripción en su consultorio.',
  'A payment for this membership is being processed. Try again in a few minutes.':
    'Se está procesando un pago de esta membresía. Inténtelo de nuevo en unos minutos.',
  "There's no active membership to cancel.": 'No hay una membresía activa que cancelar.',
  "Installments aren't offered for this cancellation.": 'Esta cancelación no se puede pagar a plazos.',
  'This plan change is no longer available.': 'Este cambio de plan ya no está disponible.',
  "You can't agree to this plan's next year right now.": 'No puede aceptar ahora el próximo año de este plan.',
  'You already agreed to the next year.': 'Ya aceptó el próximo año.',
  'You have no agreement to another year to withdraw.': 'No tiene una aceptación de otro año que retirar.',
  'You can only cash out credits you bought.': 'Solo puede retirar créditos que usted compró.',
  "That's more than you owe.": 'Es más de lo que debe.',
  'The privacy policy has changed. Read the current version.':
    'La política de privacidad cambió. Lea la versión actual.',
  "There's no email address on file.": 'No hay un correo electrónico registrado.',
  "You don't have that many credits.": 'No tiene tantos créditos.',
  'You have no payment due.': 'No tiene ningún pago pendiente.',
  'A payment is already processing.': 'Ya hay un pago en proceso.',
  'A payment is processing. You can cash out credits once it clears.':
    'Hay un pago en proceso. Podrá retirar créditos cuando se complete.',
  "There's nothing left to pay.": 'No queda nada por pagar.',
  "Choose one of the practice's injectors.": 'Elija a uno de los profesionales del consultorio.',
  'This plan is no longer available.': 'Este plan ya no está disponible.',
  'The practice no longer offers the treatments of this plan.':
    'El consultorio ya no ofrece los tratamientos de este plan.',
  'This membership has no active plan.': 'Esta membresía no tiene un plan activo.',
  'Enter the first name.': 'Escriba el nombre.',
  'Enter the last name.': 'Escriba el apellido.',
  'Enter a phone number or email address.': 'Escriba un número de teléfono o un correo electrónico.',
  'Phone Number or Email already in use.': 'El número de teléfono o el correo electrónico ya está en uso.',
  'There are no automatic payments to authorize.': 'No hay pagos automáticos por autorizar.',
  'Enter a different amount': 'Escriba un monto diferente',
  'Enter a lower amount. To add more, ask your practice for another transaction':
    'Escriba un monto menor. Para agregar más, pida otra transacción a su consultorio',
};

/** Sentences with a value in them. */
export const SPANISH_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^Enter at least (\d+) characters\.$/, 'Escriba al menos $1 caracteres.'],
  [/^Enter at most (\d+) characters\.$/, 'Escriba como máximo $1 caracteres.'],
  [/^Enter (-?[\d.]+) or more\.$/, 'Escriba $1 o más.'],
  [/^Enter (-?[\d.]+) or less\.$/, 'Escriba $1 o menos.'],
  [/^Choose at least (\d+)\.$/, 'Elija al menos $1.'],
  [/^Choose at most (\d+)\.$/, 'Elija como máximo $1.'],
  [/^You must be (\d+) or older to apply\.$/, 'Debe tener $1 años o más para presentar una solicitud.'],
  [/^Type your name exactly as shown: (.+)\.$/, 'Escriba su nombre exactamente como aparece: $1.'],
  [
    /^Enter an amount from (\S+) \(your monthly payment\) to (\S+)\.$/,
    'Escriba un monto de $1 (su pago mensual) a $2.',
  ],
  [
    /^Autopay for .+ uses this payment method\..+$/,
    'El pago automático usa esta forma de pago. Elija otra primero o desactive el pago automático.',
  ],
  [
    /^This account is closed\. You can still see and save your documents and pay what you owe\. For anything else, contact us\.$/,
    'Esta cuenta está cerrada. Todavía puede ver y guardar sus documentos y pagar lo que deba. Para todo lo demás, comuníquese con nosotros.',
  ],
  [
    /^This account is closed\. To reopen it, call us at (.+)\.$/,
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
