import styled from 'styled-components';

const Text = styled.article`
  max-width: 72ch; font-size: 16px; line-height: 26px; color: var(--ink);
  section + section { margin-top: 24px; }
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; margin-bottom: 6px; }
  p + p { margin-top: 12px; }
  p { white-space: pre-line; }
  @media print { max-width: none; font-size: 10.5pt; line-height: 1.4; section { break-inside: avoid-page; } }
`;

export type LegalSection = { heading: string | null; paragraphs: readonly string[]; isBold?: boolean | undefined };

/** The sections of a legal document as readable text. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Text>
      {sections.map((section) => (
        <section key={section.heading ?? section.paragraphs[0]}>
          {section.heading && <h2>{section.heading}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{section.isBold ? <b>{paragraph}</b> : paragraph}</p>
          ))}
        </section>
      ))}
    </Text>
  );
}
