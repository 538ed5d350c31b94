import { phoneWords } from '@domain/phone-words';
import { mail, textMessage } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';

type OfVisit = {
  to: string;
  practiceId: string;
  practiceName: string;
  practicePhone: string;
  /** By the practice's clocks: 2026-09-03T10:30. */
  at: string;
  /** When it was before, of one that was moved. */
  before?: string | null;
  /** Its calendar file goes with the mail; what was moved or ended meanwhile is told of by another one. */
  visitIds: readonly string[];
  visitAt?: string;
  visitWasAt?: string;
};
type VisitMail = OfVisit & {
  brand: 'membership';
  firstName: string | null;
  path: string;
  address: string;
  treatments: readonly string[];
  injector: string | null;
};
type VisitText = OfVisit & { stateCode: string | null };

const nameList = { en: new Intl.ListFormat('en-US'), es: new Intl.ListFormat('es-US') };
const what = ({ treatments = [] }: VisitMail, language: 'en' | 'es'): string =>
  treatments.length > 0 ? nameList[language].format(treatments) : { en: 'Your visit', es: 'Su cita' }[language];

const change = (payload: VisitMail): string =>
  `Need another time? Request one online, or call ${payload.practiceName} at ${phoneWords(payload.practicePhone)}.`;
const spanishChange = (payload: VisitMail): string =>
  `¿Necesita otra fecha? Pídala en línea o llame a ${payload.practiceName} al ${phoneWords(payload.practicePhone)}.`;

/** What a member is told when a visit gets a date, another one, or none. */
export const visitMails = {
  'visit-booked': mail<VisitMail>()({
    english: (payload, { publicUrl }) =>
      content(
        `Your visit on ${en.moment(payload.at)} is booked`,
        [
          en.hello(payload),
          `${what(payload, 'en')} at ${payload.practiceName}: ${en.moment(payload.at)}${payload.injector ? ` with ${payload.injector}` : ''}, ${payload.address}.`,
          change(payload),
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Su cita del ${es.moment(payload.at)} está programada`,
        [
          es.hello(payload),
          `${what(payload, 'es')} en ${payload.practiceName}: ${es.moment(payload.at)}${payload.injector ? ` con ${payload.injector}` : ''}, ${payload.address}.`,
          spanishChange(payload),
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
  'visit-moved': mail<VisitMail>()({
    english: (payload, { publicUrl }) =>
      content(
        `Your visit moved to ${en.moment(payload.at)}`,
        [
          en.hello(payload),
          `${what(payload, 'en')} at ${payload.practiceName} is now on ${en.moment(payload.at)}${payload.injector ? ` with ${payload.injector}` : ''}, ${payload.address}.`,
          ...(payload.before ? [`It was on ${en.moment(payload.before)}.`] : []),
          change(payload),
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Su cita cambió al ${es.moment(payload.at)}`,
        [
          es.hello(payload),
          `${what(payload, 'es')} en ${payload.practiceName} ahora es el ${es.moment(payload.at)}${payload.injector ? ` con ${payload.injector}` : ''}, ${payload.address}.`,
          ...(payload.before ? [`Antes era el ${es.moment(payload.before)}.`] : []),
          spanishChange(payload),
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
  'visit-cancelled': mail<VisitMail>()({
    english: (payload, { publicUrl }) =>
      content(
        `Your visit on ${en.moment(payload.at)} is canceled`,
        [
          en.hello(payload),
          `${what(payload, 'en')} at ${payload.practiceName} on ${en.moment(payload.at)} is no longer part of your plan, so the visit is canceled.`,
          `Questions? Call ${payload.practiceName} at ${phoneWords(payload.practicePhone)}.`,
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Su cita del ${es.moment(payload.at)} está cancelada`,
        [
          es.hello(payload),
          `${what(payload, 'es')} en ${payload.practiceName}, el ${es.moment(payload.at)}, ya no es parte de su plan, así que la cita está cancelada.`,
          `¿Tiene preguntas? Llame a ${payload.practiceName} al ${phoneWords(payload.practicePhone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
  'visit-unscheduled': mail<VisitMail>()({
    english: (payload, { publicUrl }) =>
      content(
        `Your visit on ${en.moment(payload.at)} is canceled`,
        [
          en.hello(payload),
          `${payload.practiceName} canceled ${what(payload, 'en')} on ${en.moment(payload.at)}. It stays in your plan and needs another date.`,
          change(payload),
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Su cita del ${es.moment(payload.at)} está cancelada`,
        [
          es.hello(payload),
          `${payload.practiceName} canceló ${what(payload, 'es')} del ${es.moment(payload.at)}. Sigue en su plan y necesita otra fecha.`,
          spanishChange(payload),
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
};

const CALL = 'Reply STOP to stop texts.';
const SPANISH_CALL = 'Responda STOP para no recibir más mensajes.';

/** The same by text message, to a number that is proven. */
export const visitChangeTexts = {
  'visit-booked-text': textMessage<VisitText>()({
    english: ({ practiceName, at, practicePhone }) =>
      `Your visit at ${practiceName} is on ${en.moment(at)}. Need to reschedule? Call ${phoneWords(practicePhone)}. ${CALL}`,
    spanish: ({ practiceName, at, practicePhone }) =>
      `Su cita en ${practiceName} es el ${es.moment(at)}. ¿Necesita otra fecha? Llame al ${phoneWords(practicePhone)}. ${SPANISH_CALL}`,
  }),
  'visit-moved-text': textMessage<VisitText>()({
    english: ({ practiceName, at, practicePhone }) =>
      `Your visit at ${practiceName} moved to ${en.moment(at)}. Questions? Call ${phoneWords(practicePhone)}. ${CALL}`,
    spanish: ({ practiceName, at, practicePhone }) =>
      `Su cita en ${practiceName} cambió al ${es.moment(at)}. ¿Tiene preguntas? Llame al ${phoneWords(practicePhone)}. ${SPANISH_CALL}`,
  }),
  'visit-unscheduled-text': textMessage<VisitText>()({
    english: ({ practiceName, at, practicePhone }) =>
      `${practiceName} canceled your visit on ${en.moment(at)}. Need another date? Call ${phoneWords(practicePhone)}. ${CALL}`,
    spanish: ({ practiceName, at, practicePhone }) =>
      `${practiceName} canceló su cita del ${es.moment(at)}. ¿Necesita otra fecha? Llame al ${phoneWords(practicePhone)}. ${SPANISH_CALL}`,
  }),
  'visit-cancelled-text': textMessage<VisitText>()({
    english: ({ practiceName, at, practicePhone }) =>
      `Your visit at ${practiceName} on ${en.moment(at)} is canceled. Questions? Call ${phoneWords(practicePhone)}. ${CALL}`,
    spanish: ({ practiceName, at, practicePhone }) =>
      `Su cita en ${practiceName} del ${es.moment(at)} está cancelada. ¿Tiene preguntas? Llame al ${phoneWords(practicePhone)}. ${SPANISH_CALL}`,
  }),
};
