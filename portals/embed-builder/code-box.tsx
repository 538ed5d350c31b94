import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { CheckIcon } from '@portals/ui/icons';
import { CopyIcon } from '@portals/ui/staff-icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copied, notCopied } from './words';

const Box = styled.div`
  position: relative; border-radius: 11px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); min-width: 0;
  section { overflow: auto; max-height: 320px; border-radius: 11px; }
  section:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  pre {
    margin: 0; padding: 14px 16px; font: 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    white-space: pre-wrap; overflow-wrap: anywhere; color: var(--ink); tab-size: 2;
  }
  footer { display: flex; align-items: center; gap: 10px; padding: 0 12px 12px; }
`;
const shownMs = 2_500;

export type CodeBoxProps = {
  /** What the text is: "Snippet". */
  label: string;
  code: string;
};

/** Text to copy, with a button that says "Copied" once it was. */
export function CodeBox({ label, code }: CodeBoxProps) {
  const text = useRef<HTMLPreElement>(null);
  const [copiedCode, setCopiedCode] = useState<string | null>(null);
  const isCopied = copiedCode === code;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopiedCode(null), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopiedCode(code);
      toast(copied);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      toast(notCopied);
    }
  }
  return (
    <Box>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <section aria-label={label} tabIndex={0}>
        <pre ref={text}>{code}</pre>
      </section>
      <footer>
        <Button dense icon={isCopied ? <CheckIcon size={15} /> : <CopyIcon size={15} />} onClick={() => void copy()}>
          {isCopied ? 'Copied' : `Copy ${label.toLowerCase()}`}
        </Button>
      </footer>
    </Box>
  );
}
