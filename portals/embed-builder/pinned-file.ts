import { useEffect, useState } from 'react';
import type { PinnedFile } from './code';

/** The single file of the current release, from the record that the build of the embed wrote. */
export async function findPinnedFile(): Promise<PinnedFile> {
  const answer = await fetch('/sdk/v1/manifest.json', { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The record of the embed answers ${answer.status}.`);
  const manifest: { files?: { full?: Partial<PinnedFile> } } = await answer.json();
  const { file, sha384 } = manifest.files?.full ?? {};
  if (!file || !sha384) throw new Error('The record of the embed names no single file.');
  return { file, sha384 };
}

/** Asks for the file when it is wanted first. `hasFailed` until it is wanted again. */
export function usePinnedFile(isWanted: boolean): { pinned: PinnedFile | null; hasFailed: boolean } {
  const [pinned, setPinned] = useState<PinnedFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || pinned) return;
    let isCurrent = true;
    setFailed(false);
    findPinnedFile().then(
      (file) => isCurrent && setPinned(file),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, pinned]);
  return { pinned: isWanted ? pinned : null, hasFailed };
}
