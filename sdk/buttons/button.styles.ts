import { css } from '../styles';

export const buttonStyles = css`
.f{all:unset;position:fixed;z-index:var(--pf-z,999);--x:var(--pf-offset-x,24px);--y:var(--pf-offset-y,24px);animation:in .2s}
@keyframes in{from{opacity:0}}
.top{top:calc(var(--y) + env(safe-area-inset-top))}.bottom{bottom:calc(var(--y) + env(safe-area-inset-bottom))}
.left{left:calc(var(--x) + env(safe-area-inset-left))}.right{right:calc(var(--x) + env(safe-area-inset-right))}
.off{opacity:0!important;animation:none}
.f.button2{--x:0px;--y:16vh!important}
@media(max-width:640px){.f{--x:var(--pf-offset-x,16px);--y:var(--pf-offset-y,16px)}}
.small{--h:44px;--s:14px;--m:16px}.medium{--h:52px;--s:16px;--m:18px}.large{--h:60px;--s:18px;--m:22px}
.b{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:calc(var(--h)*.2);min-height:var(--h);max-width:calc(100vw - 32px);padding:0 calc(var(--h)*.42) 0 calc(var(--h)*.36);border:1px solid transparent;border-radius:var(--pf-radius,99px);background:var(--a);color:var(--o);font-size:var(--s);font-weight:600;line-height:1.3;cursor:pointer;white-space:nowrap;box-shadow:0 6px 18px -6px #1b222640;transition:filter .12s}
.b:hover{filter:brightness(1.08)}
.b:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px #fff}
.m{display:inline-flex;align-items:flex-end;justify-content:center;gap:calc(var(--m)*.14);height:var(--m);flex:none}
.m i{flex:none;width:calc(var(--m)*.22);height:100%;border-radius:calc(var(--m)*.09);background:currentColor}
.m i:nth-child(n+3){height:42%;opacity:.62}
.button2 .b{writing-mode:vertical-rl;rotate:180deg;min-height:0;width:var(--h);padding:calc(var(--h)*.32) 0;border-radius:0 12px 12px 0}
.button2 .m{rotate:90deg;writing-mode:horizontal-tb;scale:.8}
.button2.left .b{border-radius:12px 0 0 12px}
.button3 .b{background:#fff;color:var(--ink);border-color:var(--line);border-radius:var(--pf-radius,14px);padding:calc(var(--h)*.16);padding-inline-end:calc(var(--h)*.36);font-weight:650}
.button3 .m{--q:calc(var(--h)*.86);box-sizing:border-box;width:var(--q);height:var(--q);padding:calc((var(--q) - var(--m))/2) 0;border-radius:10px;background:var(--a);color:var(--o)}
.p{display:block;font-weight:400;font-size:calc(var(--s) - 2px);color:var(--ink2)}
.button4 .b{width:calc(var(--h) + 4px);min-height:calc(var(--h) + 4px);padding:0;border-radius:50%}
.button4 .m{scale:1.15}
.tip{position:absolute;top:50%;translate:0 -50%;padding:6px 12px;border-radius:8px;background:var(--ink);color:#fff;font-size:14px;white-space:nowrap;opacity:0;pointer-events:none}
.right .tip{right:calc(100% + 10px)}.left .tip,.i .tip{left:calc(100% + 10px)}
.b:hover+.tip,.b:focus-visible+.tip{opacity:1}
.button5 .b{background:#fff;color:var(--t);border:2px solid var(--l);border-radius:var(--pf-radius,10px);padding:0 calc(var(--h)*.36)}
.i{position:relative;display:inline-block}
@media print{.f,.i,dialog{display:none}}
@media(forced-colors:active){.b{border-color:ButtonText!important}.m i{background:ButtonText}}
`;
