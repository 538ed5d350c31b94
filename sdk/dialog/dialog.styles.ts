import { css } from '../styles';

export const dialogStyles = css`
:host{position:relative!important}
*,::before,::after{box-sizing:border-box}
.go:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
dialog{position:fixed;inset:0;margin:auto;padding:0;border:0;width:min(480px,100vw - 32px);height:min(752px,92dvh);max-width:none;max-height:none;border-radius:20px;background:#fff;color:var(--ink);overflow:hidden;box-shadow:0 28px 64px -20px #0e2a3559;overscroll-behavior:contain}
@media not print{dialog[open]:not(.wide){display:flex;flex-direction:column}}
dialog[open]{animation:up .2s cubic-bezier(.2,.8,.2,1)}
@keyframes up{from{opacity:0;transform:translateY(16px)}}
dialog::backdrop{background:#1b222675}
dialog.wide{width:min(1430px,100vw - 32px);height:auto;max-height:90dvh;overflow:auto}
@media(max-width:640px){dialog,dialog.wide{width:100vw;height:100dvh;max-height:none;border-radius:0;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)}}
.x{all:unset;box-sizing:border-box;position:relative;z-index:1;flex:none;align-self:end;margin:4px 4px 0 0;width:44px;height:44px;display:grid;place-items:center;border-radius:10px;color:var(--ink2);cursor:pointer}
.x:hover{background:#1b22260f}.x:focus-visible{outline:2px solid var(--ink);outline-offset:-2px}
.x::before,.x::after{content:"";grid-area:1/1;width:18px;height:2px;border-radius:1px;background:currentColor;rotate:45deg}.x::after{rotate:-45deg}
.wide .x{position:sticky;float:right;margin:12px 12px -56px 0}
iframe{display:block;flex:1;min-height:0;width:100%;height:100%;border:0;background:#fff;color-scheme:light}
.s{position:absolute;inset:0;display:grid;align-content:center;justify-items:center;gap:16px;padding:32px;background:#fff;text-align:center}
.s h2{margin:0;font-size:20px}.s p{margin:0;color:var(--ink2)}
.go{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:var(--pf-radius,10px);background:var(--a);color:var(--o);font-weight:600;text-decoration:none}
.dots{display:flex;gap:4px;height:28px}.dots i{width:6px;border-radius:2px;background:var(--l);animation:beat 1.2s .5s infinite;transform-origin:0 100%}
.dots i:nth-child(2){animation-delay:.6s}.dots i:nth-child(3){animation-delay:.7s}.dots i:nth-child(4){animation-delay:.8s}
@keyframes beat{30%{transform:scaleY(.42);opacity:.5}}
.bar{margin:0;display:flex;justify-content:center;padding:12px;background:#fff;border-top:1px solid var(--line)}
@media(forced-colors:active){dialog,.go{border:2px solid CanvasText}.x::before,.x::after,.dots i{background:ButtonText}}
.s:first-child{position:static;min-height:320px}
`;
