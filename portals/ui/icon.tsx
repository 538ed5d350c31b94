import type { ReactElement } from 'react';

export type IconProps = {
  /** Edge in CSS pixels, 20 unless given. */
  size?: number;
  /** Words for an icon that stands alone; without them the icon is decoration and hidden from screen readers. */
  label?: string;
  weight?: number;
};

export type Icon = (props: IconProps) => ReactElement;

/** Makes an outline icon of a 24 by 24 path that takes the colour of the text around it. */
export function icon(path: string): Icon {
  return function OutlineIcon({ size = 20, label, weight = 1.75 }: IconProps) {
    return (
      <svg
        role="img"
        aria-hidden={label === undefined}
        aria-label={label}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ flex: 'none', display: 'block' }}
      >
        <path d={path} />
      </svg>
    );
  };
}
