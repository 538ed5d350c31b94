import { css } from '../styles';

export const buttonStyles = css`
.f{position:fixed;z-index:var(--pf-z,999);--x:var(--pf-offset-x,24px);--y:var(--pf-offset-y,24px);animation:in .2s}
@keyframes in{from{opacity:0}}
.top{top:calc(var(--y) + env(safe-area-inset-top))}.bottom{bottom:calc(var(--y) + env(safe-area-inset-bottom))}
.left{left:calc(var(--x) + env(safe-area-inset-left))}.right{right:calc(var(--x) + env(safe-area-inset-right))}
.f.off{opacity:0!important;animation:none}
.f.button2.top{top:16vh}.f.button2.bottom{bottom:16vh}.f.button2.left{left:0}.f.button2.right{right:0}
@media(max-width:640px){.f{--x:var(--pf-offset-x,16px);--y:var(--pf-offset-y,16px)}}
.small{--h:44px;--s:14px;--m:16px}.medium{--h:52px;--s:16px;--m:18px}.large{--h:60px;--s:18px;--m:22px}
.b{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;gap:calc(var(--h)*.2);min-height:var(--h);max-width:calc(100vw - 32px);padding:0 calc(var(--h)*.42) 0 calc(var(--h)*.36);border:1px solid transparent;border-radius:var(--pf-radius,99px);background:var(--a);color:var(--o);font-size:var(--s);font-weight:600;line-height:1.3;cursor:pointer;white-space:nowrap;box-shadow:0 1px 2px #1b22260d,0 6px 18px -6px #1b222633;transition:filter .12s}
.b:hover{filter:brightness(1.08)}.b:active{filter:brightness(.94)}
.b:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px #fff}
.m{display:inline-flex;align-items:flex-end;gap:calc(var(--m)*.14);height:var(--m);flex:none}
.m i{width:calc(var(--m)*.22);height:100%;border-radius:calc(var(--m)*.09);background:currentColor}
.m i:nth-child(n+3){height:42%;opacity:.62}
.button2 .b{writing-mode:vertical-rl;rotate:180deg;min-height:0;width:var(--h);justify-content:center;padding:calc(var(--h)*.32) 0;border-radius:0 12px 12px 0}
.button2 .m{rotate:90deg;writing-mode:horizontal-tb;scale:.8}
.button2.left .b{border-radius:12px 0 0 12px}
.button3 .b{background:#fff;color:var(--ink);border-color:var(--line);border-radius:var(--pf-radius,14px);padding:calc(var(--h)*.16) calc(var(--h)*.36) calc(var(--h)*.16) calc(var(--h)*.16);font-weight:650}
.button3 .m{box-sizing:border-box;width:calc(var(--h)*.86);height:calc(var(--h)*.86);padding:calc((var(--h)*.86 - var(--m))/2);justify-content:center;border-radius:10px;background:var(--a);color:var(--o)}
.button3 .m i{flex:none}
.p{display:block;font-weight:400;font-size:calc(var(--s) - 2px);color:var(--ink2)}
.button4 .b{width:calc(var(--h) + 4px);min-height:calc(var(--h) + 4px);padding:0;justify-content:center;border-radius:50%}
.button4 .m{scale:1.15}
.tip{position:absolute;inset-block:0;margin:auto;height:fit-content;padding:6px 12px;border-radius:8px;background:var(--ink);color:#fff;font-size:14px;white-space:nowrap;opacity:0;pointer-events:none;transition:opacity .12s}
.right .tip{right:calc(100% + 10px)}.left .tip,.i .tip{left:calc(100% + 10px)}
.b:hover+.tip,.b:focus-visible+.tip{opacity:1}
.button5 .b{background:#fff;color:var(--t);border:2px solid var(--l);border-radius:var(--pf-radius,10px);padding:0 calc(var(--h)*.36)}
.i{position:relative;display:inline-block}
@media print{.f,.i,dialog{display:none!important}}
@media(forced-colors:active){.b{border-color:ButtonText!important}.m i{background:ButtonText}}
`;
