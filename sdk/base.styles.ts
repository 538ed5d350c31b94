import { css } from './styles';

/**
 * Ground of every element. `all: initial !important` on the host beats any rule of the page, also one with `!important` (inside a
 * shadow tree the important rule of the inner tree wins); custom properties pass, they are the practice's way to theme.
 */
export const baseStyles = css`
:host{all:initial!important;display:block!important}
:host(pf-button){display:contents!important}
:host(pf-button[inline]){display:inline-block!important}
:host([hidden]){display:none!important}
.w{--d:#124c5f;--a:var(--pf-accent,var(--d));--o:var(--pf-on-accent,#fff);--t:var(--a);--l:var(--a);--ink:#1b2226;--ink2:#4b5357;--line:#d2cec8;font:16px/1.5 var(--pf-font,system-ui,sans-serif);color:var(--ink);text-align:start}
.privi-signup{--d:#ff7a64}
@supports(color:oklch(from red l c h)){.w{--o:var(--pf-on-accent,oklch(from var(--a) clamp(.12,(.6 - l)*999,1) min(c,.04) h));--t:oklch(from var(--a) min(l,.5) c h);--l:oklch(from var(--a) min(l,.62) c h)}}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`;
