import type { PracticeProfile } from './practice-profile';

/**
 * Fetches a practice's profile. Sends nothing about the visitor.
 * @returns null for an unknown practice.
 * @throws TypeError when the network or the host's policy refuses.
 */
export async function fetchProfile(origin: string, slug: string): Promise<PracticeProfile | null> {
  const response = await fetch(`${origin}/sdk/v1/practice/${slug}.json`, {
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  return response.ok ? response.json() : null;
}
