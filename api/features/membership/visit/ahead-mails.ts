import { phoneWords } from '@domain/phone-words';
import { mail, staffMail, textMessage } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';
import type { ToMemberWithPage } from '../mail-facts';

type AheadText = {
  to: string;
  visitIds?: readonly string[];
  visitAt?: string;
  stateCode?: string | null;
  practiceId?: string;
  practiceName: string;
  practicePhone: string;
  at: string;
};

export const visitTexts = {
  'visit-ahead-text': textMessage<AheadText>()({
    english: ({ practiceName, practicePhone, at }) =>
      `Reminder: your visit at ${practiceName} is on ${en.moment(at)}. Need to reschedule? Call ${phoneWords(practicePhone)}. Reply STOP to stop texts.`,
    spanish: ({ practiceName, practicePhone, at }) =>
      `Recordatorio: su cita en ${practiceName} es el ${es.moment(at)}. ¿Necesita otra fecha? Llame al ${phoneWords(practicePhone)}. Responda STOP para no recibir más mensajes.`,
  }),
};

type VisitAhead = ToMemberWithPage & {
  visitIds?: readonly string[];
  visitAt?: string;
  practicePhone: string;
  /** By the practice's clocks: 2026-09-03T10:30. */
  at: string;
  address: string;
  treatment: string | null;
  injector: string | null;
};

type DateAsked = { to: string; brand: 'membership'; memberName: string; phone: string | null; note: string | null };

/** The day before a visit, and a member who needs another day. */
export const visitAheadMails = {
  'visit-ahead': mail<VisitAhead>()({
    english: (payload, { publicUrl }) =>
      content(
        'Your visit is tomorrow',
        [
          en.hello(payload),
          `${payload.treatment ?? 'Your visit'} at ${payload.practiceName} is on ${en.moment(payload.at)}${payload.injector ? ` with ${payload.injector}` : ''}, ${payload.address}.`,
          `Need another time? Request one online, or call ${payload.practiceName} at ${phoneWords(payload.practicePhone)}.`,
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Su cita es mañana',
        [
          es.hello(payload),
          `${payload.treatment ?? 'Su cita'} en ${payload.practiceName} es el ${es.moment(payload.at)}${payload.injector ? ` con ${payload.injector}` : ''}, ${payload.address}.`,
          `¿Necesita otra fecha? Pídala en línea o llame a ${payload.practiceName} al ${phoneWords(payload.practicePhone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
  'visit-date-asked': staffMail<DateAsked>()(({ memberName, phone, note }) =>
    content('A member requested another date', [
      'Hello,',
      `${memberName} requested another date for a visit.${phone ? ` You can reach them at ${phoneWords(phone)}.` : ''}`,
      ...(note ? [`They wrote: ${note}`] : []),
    ]),
  ),
};
