import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { twelveHours } from '@domain/calendar/twelve-hours';
import { longDates } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsd, formatUsdExact } from '@domain/money/usd';
import type { MessageContent } from '../jobs/messages/message';

// What mails are made of: sentences, buttons and figures that several of them share.

type Greeted = { firstName?: string | null };
/** What the person began with us, and where its page is. */
type Begun = { brand?: string; path: string };
type Branded = { brand?: string };
const isMembership = ({ brand }: Branded) => brand === 'membership';
type Button = { label: string; url: string };

export function content(subject: string, opening: readonly string[], button?: Button): MessageContent {
  const short = opening.slice(1).join(' ');
  return { subject, opening, short, spoken: short, ...(button ? { button } : {}) };
}

/** $1,234 and $1,234.50. */
export const dollars = (amount: number): string => formatUsd(cents(amount));
/** $1,234.00 and $1,234.50. */
export const exactDollars = (amount: number): string => formatUsdExact(cents(amount));

export const loginUrl = (publicUrl: string, of: Branded = {}) =>
  `${publicUrl}${portalBase}${(isMembership(of) ? paths.member : paths.borrower).login.href()}`;
export const staffLogIn = (publicUrl: string): Button => ({
  label: 'Log in',
  url: `${publicUrl}${portalBase}${paths.admin.login.href()}`,
});

/** The button leads where the event says; the path is ours and begins at the portals' base. */
const pageOf = ({ path }: Begun, publicUrl: string) => `${publicUrl}${path.startsWith('/v2/') ? path : '/v2/'}`;

export const en = {
  hello: ({ firstName }: Greeted): string => (typeof firstName === 'string' ? `Hi ${firstName},` : 'Hello,'),
  day: (date: string): string => (isCivilDate(date) ? longDates.en(date) : ''),
  /** A moment by some clock, `2026-09-03T10:30`: "September 3, 2026 at 10:30 am". */
  moment: (at: string): string => `${en.day(at.slice(0, 10))} at ${twelveHours(at.slice(11, 16))}`,
  whereIs: (what: string, isAttached: boolean): string =>
    isAttached
      ? `${what} is attached as a PDF.`
      : `${what} is ready for you. To open it, log in with the code we send you.`,
  /** What the person began with us, in their words. */
  ownWord: (of: { brand?: string }): string => (isMembership(of) ? 'sign-up' : 'application'),
  goOn: (of: Begun, publicUrl: string, label?: string): Button => ({
    label: label ?? `Continue my ${en.ownWord(of)}`,
    url: pageOf(of, publicUrl),
  }),
  open: (of: Begun, publicUrl: string): Button => en.goOn(of, publicUrl, `Open my ${en.ownWord(of)}`),
  logIn: (publicUrl: string, of: Branded = {}): Button => ({ label: 'Log in', url: loginUrl(publicUrl, of) }),
  /** A member has no account to log in to yet: their sign-up is opened. */
  openOrLogIn: (of: Begun, publicUrl: string): Button =>
    isMembership(of) ? en.open(of, publicUrl) : en.logIn(publicUrl),
  seeTransaction: (publicUrl: string): Button => ({ label: 'View my transaction', url: loginUrl(publicUrl) }),
  seeTransactions: (publicUrl: string): Button => ({ label: 'View my transactions', url: loginUrl(publicUrl) }),
  notYou: (phone: string): string => `If this wasn't you, call us at ${phone}.`,
};

export const es: typeof en = {
  hello: ({ firstName }) => (typeof firstName === 'string' ? `Hola, ${firstName}:` : 'Hola:'),
  day: (date) => (isCivilDate(date) ? longDates.es(date) : ''),
  moment: (at) => `${es.day(at.slice(0, 10))} a las ${twelveHours(at.slice(11, 16))}`,
  whereIs: (what, isAttached) =>
    isAttached
      ? `${what} está en el archivo PDF adjunto.`
      : `${what} está a su disposición. Para abrirlo, inicie sesión con el código que le enviaremos.`,
  ownWord: (of) => (isMembership(of) ? 'inscripción' : 'solicitud'),
  goOn: (of, publicUrl, label) => ({
    label: label ?? `Continuar con mi ${es.ownWord(of)}`,
    url: pageOf(of, publicUrl),
  }),
  open: (of, publicUrl) => es.goOn(of, publicUrl, `Abrir mi ${es.ownWord(of)}`),
  logIn: (publicUrl, of = {}) => ({ label: 'Iniciar sesión', url: loginUrl(publicUrl, of) }),
  openOrLogIn: (of, publicUrl) => (isMembership(of) ? es.open(of, publicUrl) : es.logIn(publicUrl)),
  seeTransaction: (publicUrl) => ({ label: 'Ver mi transacción', url: loginUrl(publicUrl) }),
  seeTransactions: (publicUrl) => ({ label: 'Ver mis transacciones', url: loginUrl(publicUrl) }),
  notYou: (phone) => `Si no fue usted, llámenos al ${phone}.`,
};
