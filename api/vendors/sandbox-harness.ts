import { civilDate } from '@domain/calendar/civil-date';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox';
import type { CreditFile } from './credit-bureau/port';
import type { Person } from './person';
import type { AttemptOptions } from './transport/attempt';
import type { VendorRuntime } from './transport/runtime';
import { sandboxVendorConfig, type VendorConfig } from './vendor-config';
import { createVendors, type Vendors } from './vendors';

/** For contract tests only: the sandbox on free ports, reached over HTTP and SMTP like any vendor. */
export type SandboxHarness = RunningSandbox & {
  readonly config: VendorConfig;
  /** Fresh adapters with fresh breakers; `sleep` of the runtime returns at once unless given. */
  readonly vendors: (options?: AttemptOptions, config?: Partial<VendorConfig>) => Vendors;
  readonly fault: (fault: { vendor: string; mode: string; times?: number; delayMs?: number }) => Promise<void>;
  /** Waits until every fault has met its requests, so that the vendor is being asked. */
  readonly faultsMet: () => Promise<void>;
  readonly mailbox: (to?: string) => Promise<readonly MailboxEntry[]>;
  readonly rightAnswers: (examId: string) => Promise<{ questionId: string; optionId: string }[]>;
  readonly reset: () => Promise<void>;
};

export type MailboxEntry = {
  readonly id: string;
  readonly channel: 'email' | 'sms' | 'voice' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly size: number;
    readonly url: string;
  }[];
  readonly sentAt: string;
};

export async function startSandboxHarness(clock?: { readonly now: () => number }): Promise<SandboxHarness> {
  const running = await startSandbox({
    port: 0,
    smtpPort: 0,
    scannerPort: 0,
    host: '127.0.0.1',
    ...(clock ? { clock } : {}),
  });
  const config = sandboxVendorConfig(running.url, running.smtpUrl, running.scannerUrl);
  const post = (path: string, body?: unknown) =>
    fetch(running.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    ...running,
    config,
    vendors: (options = {}, changes = {}) =>
      createVendors({ ...config, ...changes }, { runtime: recordedRuntime().runtime, ...options }),
    async fault(fault) {
      const response = await post('/sandbox/faults', fault);
      if (response.status !== 201) throw new Error(`fault refused: ${response.status}`);
    },
    async faultsMet() {
      for (;;) {
        const waiting: readonly unknown[] = await (await fetch(`${running.url}/sandbox/faults`)).json();
        if (waiting.length === 0) return;
      }
    },
    async mailbox(to = '') {
      const response = await fetch(`${running.url}/mailbox.json?to=${encodeURIComponent(to)}`);
      const entries: readonly MailboxEntry[] = await response.json();
      return entries;
    },
    async rightAnswers(examId) {
      const response = await fetch(`${running.url}/sandbox/kba/${examId}/answers.json`);
      const answers: { questionId: string; optionId: string }[] = await response.json();
      return answers;
    },
    async reset() {
      await post('/sandbox/reset');
    },
  };
}

/** A runtime whose sleeps move its own clock and are written down instead of being waited for. */
export function recordedRuntime(): { runtime: VendorRuntime; sleeps: number[]; advance: (ms: number) => void } {
  const sleeps: number[] = [];
  let now = 0;
  const advance = (ms: number) => {
    now += ms;
  };
  const sleep = async (ms: number) => {
    sleeps.push(ms);
    advance(ms);
  };
  return { runtime: { now: () => now, sleep, random: () => 0.5 }, sleeps, advance };
}

/** An applicant whose digits choose the script. */
export function aPerson(lastFour: string, changes: Partial<Person> = {}): Person {
  return {
    firstName: 'Robin',
    lastName: 'Sample',
    birthDate: civilDate('1986-04-12'),
    ssn: { lastFour },
    address: { street: '7 Elm Road', city: 'Dallas', stateCode: 'TX', zipCode: '75201' },
    ...changes,
  };
}

/** The facts of a file without the number of its pull. */
export function factsOf({ reference: _reference, ...facts }: CreditFile): Omit<CreditFile, 'reference'> {
  return facts;
}
