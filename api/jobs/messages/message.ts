import type { Language } from '@contract/language';
import type { BrandConfig } from '../../config/config';

/** What a message says, once, for every channel. */
export type MessageContent = {
  /** Plain: no names of people, practices or treatments, because subjects show on locked screens. */
  subject: string;
  /** Paragraphs of the e-mail before and after the code or the button. */
  opening: readonly string[];
  closing?: readonly string[];
  /** Label and value, one row each, under the opening. */
  figures?: readonly (readonly [label: string, value: string])[];
  code?: string;
  button?: { label: string; url: string };
  /** The whole of a text message. */
  short: string;
  /** The whole of a call. */
  spoken: string;
};

/** What a mail wears instead of the brand's own look. */
export type MailLook = { name: string; logo: string | null; button: string; onButton: string };

export type RenderedMail = { subject: string; text: string; html: string };

/** One line without control characters, for anything that goes into a header or a text message. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

type Render = { language?: Language; look?: MailLook | undefined };

/**
 * Makes the plain and the HTML form of an e-mail. Everything that is not ours is escaped. Each ends with who sends it and where they get
 * letters, which a commercial one must have (15 USC 7704(a)(5)).
 */
export function renderMail(content: MessageContent, brand: BrandConfig, render: Render = {}): RenderedMail {
  const signature = `${brand.name} · ${brand.supportPhone} · ${brand.supportEmail} · ${brand.postalAddress}`;
  const { opening, closing = [], figures = [], code, button } = content;
  const lines = [
    ...opening,
    ...(figures.length > 0 ? [figures.map(([label, value]) => `${label}: ${value}`).join(' · ')] : []),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...closing,
  ];
  return {
    subject: oneLine(content.subject),
    text: `${[...lines, signature].map(withoutControls).join('\n\n')}\n`,
    html: htmlOf(content, brand, render),
  };
}

function htmlOf(
  { subject, opening, closing = [], figures = [], code, button }: MessageContent,
  brand: BrandConfig,
  { language = 'en', look = { name: brand.name, logo: null, ...OWN_BUTTON } }: Render,
): string {
  const parts = [
    ...opening.map(paragraph),
    figures.length > 0 ? tableOf(figures) : '',
    code ? `<p style="${CODE_STYLE}">${escapeHtml(code)}</p>` : '',
    button
      ? `<p><a href="${escapeHtml(button.url)}" style="${buttonStyle(look)}">${escapeHtml(button.label)}</a></p>`
      : '',
    ...closing.map(paragraph),
  ];
  const contact = `${escapeHtml(brand.name)}<br>${escapeHtml(brand.supportPhone)}<br>${escapeHtml(brand.supportEmail)}<br>${escapeHtml(brand.postalAddress)}`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f3f4f1;color:#1c2524;font:16px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #d9dedb;border-radius:8px">
<tr><td style="padding:32px">
${headOf(look)}
${parts.filter((part) => part !== '').join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9dedb;font-size:13px;color:#55605d">${contact}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const CODE_STYLE = 'margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px';
const OWN_BUTTON = { button: '#14524c', onButton: '#ffffff' };
const buttonStyle = ({ button, onButton }: MailLook): string =>
  `display:inline-block;padding:12px 20px;border-radius:6px;background:${button};color:${onButton};text-decoration:none;font-weight:bold`;

/** A picture that is not loaded leaves the name. */
function headOf({ name, logo }: MailLook): string {
  const style = 'margin:0 0 24px;font-weight:bold;font-size:18px';
  if (logo === null) return `<p style="${style}">${escapeHtml(name)}</p>`;
  return `<p style="${style}"><img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="40" style="height:40px;max-width:240px;vertical-align:middle;border:0"></p>`;
}

function tableOf(figures: NonNullable<MessageContent['figures']>): string {
  const cell = 'padding:8px 0;border-top:1px solid #d9dedb;vertical-align:top';
  const rows = figures.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${cell};font-weight:normal;white-space:nowrap;color:#55605d">${escapeHtml(label)}</th><td align="right" style="${cell};padding-left:16px;font-weight:bold">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return withoutControls(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
