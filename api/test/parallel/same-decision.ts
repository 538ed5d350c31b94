import { expect } from 'vitest';
import type { Answered } from './story';

/** Whoever is answered is told one decision; others are told to look again. */
export async function sameDecision(answers: readonly Answered[]): Promise<void> {
  const told = answers.filter(({ status }) => status === 200).map(({ body }) => (body as { status: string }).status);
  expect(new Set(told).size).toBe(1);
}

/** Passes the sandbox's identity inquiry as a person would on its page. */
export async function passInquiry(url: string): Promise<void> {
  const page = new URL(url);
  const form = new URLSearchParams(page.searchParams);
  form.set('verdict', 'pass');
  await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
}
