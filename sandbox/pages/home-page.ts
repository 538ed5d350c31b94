import { html } from 'hono/html';
import { FILE_ADDRESS, FILE_SSN, scripts } from '../bureau/scripts';
import { crmScripts } from '../crm/crm';
import { faultModes, faultVendors } from '../faults/faults';
import type { Exam } from '../kba/exams';
import { unreachableStreets } from '../letters/letters';
import { BOUNCE_LOCAL_PART } from '../mailbox/smtp';
import { unreachableNumbers } from '../mailbox/twilio-routes';
import { partnerScripts } from '../partner/prequalifications';
import { paymentScripts } from '../payments/payments';
import { rewardScripts } from '../rewards/rewards';
import type { SandboxState } from '../sandbox-state';
import { navigation } from './navigation';

const LISTED_MAX = 5;

/** Every script, link and open question of the sandbox on one page. */
export function homePage(state: SandboxState) {
  return html`${navigation()}
    <main>
      <h1>Vendor sandbox</h1>
      <p>It simulates the companies the platform works with: credit bureau, knowledge questions, identity inquiry, partner lender, manufacturer’s rewards, payment processor, email, text messages, phone calls, and letters. Nothing leaves this machine, and everything here is cleared on restart.</p>
      ${applicantSection()} ${examSection(state)} ${inquirySection(state)} ${partnerSection()} ${rewardSection()}${crmSection()} ${paymentSection()} ${deliverySection()} ${faultSection(state)} ${pullSection(state)}
    </main>`;
}

function applicantSection() {
  return html`<h2>Applicants</h2>
    <div class="sheet"><table>
      <thead><tr><th scope="col">Last four SSN digits</th><th scope="col">Credit file</th><th scope="col">What happens</th></tr></thead>
      <tbody>${scripts.map((script) => html`<tr><td><code>${script.lastFour}</code></td><td>${script.file}</td><td>${script.outcome}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">Any other digits return a file generated from the name, birth date, and digits. It's always the same one.
      Right address of 0009: ${FILE_ADDRESS.street}, ${FILE_ADDRESS.city} ${FILE_ADDRESS.state} ${FILE_ADDRESS.zipCode}. Full number of 0010: ${FILE_SSN}.</p></div>`;
}

function examSection(state: SandboxState) {
  const exams = state.exams.latest().slice(0, LISTED_MAX);
  return html`<h2 id="kba">Knowledge questions</h2>
    <p class="quiet">Script 0006 triggers them; no-hit files may too. Two wrong answers fail. An exam can be answered once, within ten minutes.</p>
    ${exams.length === 0 ? html`<p class="sheet">No exams yet. The right answers appear here when one is created.</p>` : exams.map((exam) => examSheet(state, exam))}`;
}

/** One exam with its right answers marked. */
export function examSheet(state: SandboxState, exam: Exam) {
  const standing = exam.outcome ?? (state.exams.isOpen(exam) ? 'open' : 'expired');
  return html`<section class="sheet">
    <div class="message-head"><a href="/sandbox/kba/${exam.examId}"><code>${exam.examId}</code></a><span class="channel">${standing}</span><span class="quiet">until ${exam.expiresAt}${exam.deviceSession === null ? '' : `, for TruValidate session ${exam.deviceSession}`}</span></div>
    <ol>${exam.questions.map(
      (question) =>
        html`<li>${question.text}<ul>${question.options.map((option) =>
          option.optionId === question.rightOptionId
            ? html`<li><span class="right">${option.text} (right answer)</span></li>`
            : html`<li>${option.text}</li>`,
        )}</ul></li>`,
    )}</ol></section>`;
}

function inquirySection(state: SandboxState) {
  const inquiries = state.inquiries.latest().slice(0, LISTED_MAX);
  return html`<h2>Identity inquiries</h2>
    <p class="quiet">Script 0007 triggers one. On its page, choose Pass or Fail.</p>
    ${inquiries.length === 0 ? html`<p class="sheet">No inquiries yet.</p>` : html`<ul class="sheet">${inquiries.map((inquiry) => html`<li><code>${inquiry.inquiryId}</code> ${inquiry.status}</li>`)}</ul>`}`;
}

function partnerSection() {
  return html`<h2>Partner lender</h2>
    <div class="sheet"><table>
      <thead><tr><th scope="col">Last four SSN digits</th><th scope="col">Response</th></tr></thead>
      <tbody>${partnerScripts.map(({ lastFour, what }) => html`<tr><td><code>${lastFour}</code></td><td>${what}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">Used at empire-implants for declined applicants who consent. Any other digits are declined. The practice’s bank returns a $3,333 loan the first time; a $4,444 loan is held until someone requests it. Requests: <a href="/sandbox/partner">/sandbox/partner</a>.</p></div>`;
}

function rewardSection() {
  return html`<h2>Manufacturer’s rewards</h2>
    <div class="sheet"><table>
      <thead><tr><th scope="col">Phone number ends in</th><th scope="col">What happens</th></tr></thead>
      <tbody>${rewardScripts.map(({ lastFour, what }) => html`<tr><td><code>${lastFour}</code></td><td>${what}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">Other numbers have no member. Each number has its own certificates, which can be used once. Used certificates: <a href="/sandbox/rewards">/sandbox/rewards</a>.</p></div>`;
}

function crmSection() {
  return html`<h2>CRM</h2>
    <div class="sheet"><table>
      <thead><tr><th scope="col">Lead number</th><th scope="col">What happens</th></tr></thead>
      <tbody>${crmScripts.map(({ id, what }) => html`<tr><td><code>${id}</code></td><td>${what}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">Used when onboarding a practice. No other lead numbers exist.</p></div>`;
}

function paymentSection() {
  return html`<h2>Payments</h2>
    <div class="sheet"><table>
      <thead><tr><th scope="col">Account or card ends in</th><th scope="col">What happens</th></tr></thead>
      <tbody>${paymentScripts.map(({ ending, what }) => html`<tr><td><code>${ending}</code></td><td>${what}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">Any other account or card pays: bank accounts on the second weekday, cards on the next. Payments: <a href="/sandbox/payments">/sandbox/payments</a>.</p></div>`;
}

function deliverySection() {
  return html`<h2>Messages</h2>
    <div class="sheet"><p>Everything sent is in the <a href="/mailbox">mailbox</a>; tests read <a href="/mailbox.json">/mailbox.json?to=</a>.</p>
    <ul>
      <li>Mail to <code>${BOUNCE_LOCAL_PART}@</code> any domain bounces.</li>
      ${unreachableNumbers.map(({ lastFour, what }) => html`<li>A number ending in <code>${lastFour}</code> ${what}.</li>`)}
      ${unreachableStreets.map(({ street, what }) => html`<li>A letter to <code>${street}</code> ${what}.</li>`)}
    </ul></div>`;
}

function faultSection(state: SandboxState) {
  const faults = state.faults.list();
  return html`<h2>Faults on demand</h2>
    <div class="sheet"><pre>curl -X POST /sandbox/faults -H 'content-type: application/json' -d '{"vendor":"bureau","mode":"down","times":3}'
curl -X DELETE /sandbox/faults        restore all vendors
curl -X POST /sandbox/reset           forget everything</pre>
    <p>Vendors: ${faultVendors.join(', ')}. Modes: ${faultModes.join(', ')}.</p>
    <p>${faults.length === 0 ? 'All vendors are up.' : faults.map((fault) => `${fault.vendor}: ${fault.mode}, ${fault.times} more`).join(' · ')}</p></div>`;
}

function pullSection(state: SandboxState) {
  const pulls = state.bureauLog.latest().slice(0, LISTED_MAX);
  if (pulls.length === 0) return '';
  return html`<h2>Latest pulls</h2><ul class="sheet">${pulls.map((pull) => html`<li><code>${pull.lastFour}</code> ${pull.outcome}${pull.deviceSession === null ? '' : `, TruValidate session ${pull.deviceSession}`} <span class="quiet">${pull.at}</span></li>`)}</ul>`;
}
