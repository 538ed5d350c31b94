import { type Language, pickLanguage } from '@contract/language';
import type { Brand } from '@domain/enums';
import { wornColor } from '@domain/look/brand-color';
import type { Deps } from '../deps';
import { readerOf } from '../features/account-restriction/index';
import { findApplicationMailFacts, keepNoticeDelivery } from '../features/application/index';
import { heldUntil, languageOfAddress } from '../features/borrower/index';
import { sendAndKeep } from '../features/correspondence/index';
import { mailedCopies } from '../features/document/index';
import { areStillAt, mailedVisits } from '../features/membership/index';
import { practiceById, wornTheme } from '../features/practice/index';
import { mailedAgreement } from '../features/provider-enrollment/index';
import { type MailLook, type MessageContent, oneLine, renderMail } from '../jobs/messages/message';
import type { HandlersOf, OutboxHandler } from '../jobs/outbox-dispatcher';
import { allMails, allTexts } from './all-mails';
import type { Mail, MailEnvelope, TextMessage } from './mail';
import { mailClassOf } from './mail-classes';
import { en } from './mail-parts';
import { withPlainNames } from './names-in-mail';

/** A mail to somebody who may be nobody of ours carries its language; any other has that of whoever has proven the address. */
async function languageOf({ to, language, reader }: MailEnvelope, deps: Deps): Promise<Language> {
  if (language) return pickLanguage(language);
  return reader === undefined || reader === 'patient' ? languageOfAddress(deps.database.read, to) : 'en';
}

/** A mail to a member wears what its practice wears when it leaves. */
async function lookOf({ practiceId }: MailEnvelope, deps: Deps): Promise<MailLook | undefined> {
  const practice =
    practiceId === undefined ? undefined : await deps.database.read.first(practiceById, { id: practiceId });
  if (!practice) return undefined;
  const { mark, logo, primary } = wornTheme(practice.theme);
  const { button, onButton } = wornColor(primary);
  const { practiceName: name } = withPlainNames({ practiceName: practice.name });
  const picture = logo ?? mark;
  return { name, logo: picture && `${deps.config.publicUrl}${picture}`, button, onButton };
}

const OUTDATED = { note: 'The visit was moved, given or canceled before this left.' };

/** Whether a message names a time at which its visits are no longer. */
async function isOutdated({ visitIds, visitAt }: MailEnvelope, { database }: Deps): Promise<boolean> {
  if (visitAt === undefined || visitIds === undefined) return false;
  return !(await areStillAt(database.read, visitIds, visitAt));
}

const STOPPED = { note: 'Nobody may be written to: what is recorded of the person stops it.' };

/** Mails of ours to patients and members; practices, staff and support are written to as always. */
const isToPerson = ({ spanish }: Pick<Mail<never>, 'spanish'>, { reader }: MailEnvelope) =>
  spanish !== undefined && (reader === undefined || reader === 'patient');

/** What somebody reads of another: by their own name, saying for whom, and without what only the person can open. */
function forSpeaker(said: MessageContent, { name, about }: { name: string; about: string }): MessageContent {
  const { button: _, opening, ...rest } = said;
  const line = `You get this because you speak for ${about}. It was written to them.`;
  return { ...rest, opening: [en.hello({ firstName: name }), line, ...opening.slice(1)] };
}

/**
 * Sends the e-mail of an event with the documents that it names, made as PDF now, and with the state of the application
 * as it is now: a mail that waited for its server never asks for what has been done meanwhile.
 */
function mailHandler<P extends MailEnvelope>(kind: string, mail: Mail<P>, deps: Deps): OutboxHandler<P> {
  return async ({ id, payload: given }) => {
    if (await isOutdated(given, deps)) return OUTDATED;
    const reader = isToPerson(mail, given)
      ? await readerOf(deps.database.read, given.to, mailClassOf(kind, given))
      : ({ kind: 'PERSON' } as const);
    if (reader.kind === 'NOBODY') return STOPPED;
    const speaker = reader.kind === 'REPRESENTATIVE' ? reader : null;
    // Whoever speaks for a person is written to in English, whose language we do not know.
    const payload = withPlainNames(speaker ? { ...given, to: speaker.to, language: 'en' as const } : given);
    const { documentId, documentIds, to, applicationId, enrollmentId, visitIds = [], visitWasAt } = payload;
    const copies = enrollmentId
      ? await mailedAgreement(enrollmentId, to, deps)
      : await mailedCopies(documentIds ?? (documentId ? [documentId] : []), to, deps);
    const { config, vendors } = deps;
    const spanish = mail.spanish && (await languageOf(payload, deps)) === 'es' ? mail.spanish : undefined;
    const brand = brandOf(payload, deps);
    const reading = { db: deps.database.read, deps, language: spanish ? 'es' : 'en' } as const;
    const attachments = [...copies, ...(await mailedVisits({ ids: visitIds, wasAt: visitWasAt }, reading))];
    const attachedCount = copies.length;
    const context = {
      brand,
      publicUrl: config.publicUrl,
      isAttached: attachedCount > 0,
      attachedCount,
      application: applicationId ? await findApplicationMailFacts(deps.database.read, applicationId) : undefined,
    };
    const look = await lookOf(payload, deps);
    const language = spanish ? 'es' : 'en';
    const said = (spanish ?? mail.english)(payload, context);
    const rendered = renderMail(speaker ? forSpeaker(said, speaker) : said, brand, { language, look });
    const send = () => vendors.mail.send({ to, operationId: id, ...rendered, attachments });
    const result = isToPerson(mail, given)
      ? await sendAndKeep(
          {
            ...{ id, kind, channel: 'EMAIL', brand: brandNameOf(given), about: aboutOf(given), to },
            said: {
              subject: rendered.subject,
              text: rendered.text,
              attachments: attachments.map((one) => one.filename),
            },
          },
          deps,
          send,
        )
      : await send();
    if (mail.carriesNotice) await keepNoticeDelivery(id, result, deps);
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
}

const brandNameOf = ({ brand }: { brand?: string }): Brand => (brand === 'membership' ? 'membership' : 'financing');

/** Whose name and number a message bears. */
const brandOf = (payload: { brand?: string }, { config }: Pick<Deps, 'config'>) =>
  brandNameOf(payload) === 'membership' ? config.brandMembership : config.brandFinancing;

/** In whose file a message is kept. */
const aboutOf = ({ to, borrowerId, applicationId, practiceId }: MailEnvelope) => ({
  ...{ address: to, borrowerId, applicationId, practiceId },
});

/** Sends the text message of an event, in the hours in which people may be texted. */
function textHandler<P extends MailEnvelope & { stateCode?: string | null }>(
  kind: string,
  text: TextMessage<P>,
  deps: Deps,
): OutboxHandler<P> {
  return async ({ id, payload: given }) => {
    if (await isOutdated(given, deps)) return OUTDATED;
    const reader = await readerOf(deps.database.read, given.to, mailClassOf(kind, given));
    if (reader.kind !== 'PERSON') return STOPPED;
    const held = await heldUntil(deps.database.read, given, deps.wallClock.now());
    if (held !== undefined) return { heldUntil: held };
    const payload = withPlainNames(given);
    const { publicUrl } = deps.config;
    const brand = brandOf(payload, deps);
    const words = (await languageOf(payload, deps)) === 'es' ? text.spanish : text.english;
    const { to } = payload;
    const said = { subject: null, text: oneLine(words(payload, { brand, publicUrl })), attachments: [] };
    const result = await sendAndKeep(
      { id, kind, channel: 'TEXT', brand: brandNameOf(given), about: aboutOf(given), to, said },
      deps,
      () => deps.vendors.sms.send({ to, text: said.text }),
    );
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
}

/** The handlers of all mails and text messages. */
export function mailHandlers(deps: Deps): HandlersOf<keyof typeof allMails | keyof typeof allTexts> {
  const mails = Object.entries(allMails).map(([kind, mail]) => [kind, mailHandler(kind, mail as Mail<never>, deps)]);
  const texts = Object.entries(allTexts).map(([kind, text]) => [
    kind,
    textHandler(kind, text as TextMessage<never>, deps),
  ]);
  // Each kind has its own mail, and so the handler of its payload.
  return Object.fromEntries([...mails, ...texts]);
}
