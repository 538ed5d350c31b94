import styled from 'styled-components';

const Square = styled.span<{ $round: boolean; $size: number }>`
  display: grid; place-items: center; flex: none; width: ${(props) => props.$size}px; height: ${(props) => props.$size}px;
  border-radius: ${(props) => (props.$round ? '50%' : '9px')}; font-size: ${(props) => Math.round(props.$size * 0.4)}px; line-height: 1; font-weight: 600;
  background: ${(props) => (props.$round ? 'var(--primary-100)' : 'var(--ink)')};
  color: ${(props) => (props.$round ? 'var(--primary-text)' : 'var(--on-ink)')};
`;
const Logo = styled.img`
  display: block; flex: none; height: 32px; max-width: 120px; object-fit: contain; border-radius: 6px;
`;

/** Two capitals for a name: those inside the first word ("BrightArch Smiles" is "BA"), else of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const inside = words[0]?.match(/\p{Lu}/gu) ?? [];
  if (inside.length > 1) return inside.slice(0, 2).join('');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

/** Initials in a square (a practice) or a circle (a person). Decoration: the name stands beside it. */
export function Monogram({ name, round = false, size = 32 }: { name: string; round?: boolean; size?: number }) {
  return (
    <Square aria-hidden="true" $round={round} $size={size}>
      {initialsOf(name)}
    </Square>
  );
}

/** A practice's logo, or its monogram where it has none. */
export function PracticeMark({ name, logo }: { name: string; logo?: string | null | undefined }) {
  return logo ? <Logo src={logo} alt="" /> : <Monogram name={name} />;
}
