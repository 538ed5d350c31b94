import { html } from 'hono/html';
import { navigation } from '../pages/navigation';
import type { Message } from './mailbox';

const channelNames = { email: 'Email', sms: 'Text message', voice: 'Phone call', letter: 'Letter' } as const;

/** @param words of the present search, kept in the field */
export function mailboxPage(messages: readonly Message[], words: string) {
  return html`${navigation()}
    <main>
      <h1>Mailbox</h1>
      <p class="quiet">Every email, text message, phone call, and letter the platform sends appears here, newest first. The page updates automatically.</p>
      <form method="get" action="/mailbox" class="search" role="search">
        <input type="search" name="q" value="${words}" placeholder="Address, phone or words" aria-label="Search messages" />
        <button>Search</button>
      </form>
      <p id="notice" class="quiet" role="status"></p>
      <div id="messages" data-q="${words}">${messageCards(messages)}</div>
      <p id="empty" class="sheet" ${messages.length === 0 ? '' : html`hidden`}>${words === '' ? 'No messages yet' : 'No matching messages'}</p>
    </main>`;
}

/** The messages as cards, also sent alone when the page asks for what came since. */
export function messageCards(messages: readonly Message[]) {
  return html`${messages.map(messageCard)}`;
}

function messageCard(message: Message) {
  return html`<article class="sheet" data-id="${message.id}">
    <div class="message-head">
      <span class="channel">${channelNames[message.channel]}</span>
      <strong>${message.subject === '' ? message.to : message.subject}</strong>
      ${message.subject === '' ? '' : html`<span class="quiet">${message.to}</span>`}
      <time class="quiet" datetime="${message.sentAt}">${message.sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
    </div>
    ${message.code === undefined ? '' : codeRow(message.code)}
    <pre>${message.text}</pre>
    ${linksOf(message)}
    ${filesOf(message)}
    ${message.html === undefined ? '' : bodyFrame(message)}
  </article>`;
}

function codeRow(code: string) {
  return html`<div class="code-row"><span class="code">${code}</span><button type="button" data-copy="${code}">Copy code</button></div>`;
}

function linksOf(message: Message) {
  const links = [...new Set(message.text.match(/https?:\/\/[^\s<>"']+/g) ?? [])];
  return html`${links.map((link) => html`<p><a href="${link}" target="_blank" rel="noopener noreferrer">${link}</a></p>`)}`;
}

function filesOf({ attachments = [] }: Message) {
  return html`${attachments.map(
    ({ filename, size, url }) =>
      html`<p>Attached: <a href="${url}" target="_blank" rel="noopener">${filename}</a> <span class="quiet">${Math.ceil(size / 1024)} kB</span></p>`,
  )}`;
}

function bodyFrame(message: Message) {
  return html`<details><summary>Preview</summary>
    <iframe title="Message body" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/mailbox/${message.id}/body"></iframe>
  </details>`;
}
