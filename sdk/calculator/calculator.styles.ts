import { css } from '../styles';

/**
 * Styles of the calculator, the same text in both homes. It reads the SDK's variables (`--a`, `--o`, …) on a practice's page and the
 * portals' tokens (`--primary`, …) elsewhere. Container queries, because a practice's column may be narrow on a wide screen.
 */
export const calculatorStyles = css`
.pfc{--c:var(--a,var(--primary,#124c5f));--on:var(--o,var(--on-primary,#fff));--ln:var(--l,var(--primary-line,#124c5f));--k:var(--ink,#1b2226);--k2:var(--ink2,var(--ink-2,#4b5357));--hair:#e5e2dd;container-type:inline-size;max-width:1430px;margin:0 auto;color:var(--k);font-size:16px;line-height:1.4;font-variant-numeric:tabular-nums lining-nums;text-align:start}
.pfc *{box-sizing:border-box}
.pfc-in{display:grid;grid-template-columns:minmax(260px,316px) minmax(0,1fr);gap:60px;padding:44px 56px 32px}
.pfc-title{margin:0 0 28px;font-weight:600;font-size:42px;line-height:46px;font-family:var(--font-voice,inherit);letter-spacing:-.018em;text-wrap:balance;color:inherit}
.pfc-amount label,.pfc-bands legend,.pfc-mail label{font-weight:600;padding:0}
.pfc-typed{all:unset;box-sizing:border-box;display:block;width:100%;padding:4px 0 6px;border-bottom:2px solid var(--ln);font-weight:600;font-size:54px;line-height:58px;font-family:var(--font-voice,inherit);letter-spacing:-.02em;cursor:text}
.pfc-typed:focus{box-shadow:0 2px 0 var(--ln)}
.pfc-typed[aria-invalid]{border-color:#ae1440}
.pfc-error{margin:4px 0 0;color:#ae1440;font-size:14px}.pfc-error:empty{display:none}
.pfc-slider{appearance:none;width:100%;height:44px;margin:6px 0 0;padding:0;background:none;cursor:pointer}
.pfc-slider::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:linear-gradient(90deg,var(--ln) var(--pfc-at),color-mix(in oklab,var(--ln) 24%,#fff) 0)}
.pfc-slider::-moz-range-track{height:4px;border-radius:2px;background:linear-gradient(90deg,var(--ln) var(--pfc-at),color-mix(in oklab,var(--ln) 24%,#fff) 0)}
.pfc-slider::-webkit-slider-thumb{appearance:none;width:28px;height:28px;margin-top:-12px;border:2px solid var(--ln);border-radius:50%;background:#fff;box-shadow:0 1px 2px #1b22260d,0 6px 18px -6px #1b22261f}
.pfc-slider::-moz-range-thumb{width:24px;height:24px;border:2px solid var(--ln);border-radius:50%;background:#fff}
[dir=rtl] .pfc-slider{direction:ltr}
.pfc-ends{display:flex;justify-content:space-between;font-size:14px;color:var(--k2)}
.pfc fieldset{border:0;margin:0;padding:0;min-width:0}
.pfc-bands{margin-top:24px!important}.pfc-bands legend{margin-bottom:8px}
.pfc-bands label{display:flex;align-items:center;gap:12px;min-height:44px;border-top:1px solid var(--hair);cursor:pointer}.pfc-bands label:last-child{border-bottom:1px solid var(--hair)}
.pfc-soft{color:var(--k2);font-size:14px}.pfc-bands .pfc-soft{margin-inline-start:auto}
.pfc input[type=radio]{appearance:none;flex:none;width:22px;height:22px;margin:0;border:1.5px solid #8a867f;border-radius:50%;background:#fff;cursor:pointer}
.pfc input[type=radio]:checked{border:7px solid var(--ln)}
.pfc :focus-visible{outline:2px solid var(--k);outline-offset:2px}
.pfc-go{display:block;width:100%;min-height:56px;margin-top:26px;border:1px solid transparent;border-radius:var(--pf-radius,14px);background:var(--c);color:var(--on);font-family:inherit;font-weight:600;font-size:17px;line-height:1.2;cursor:pointer}
.pfc-go:hover{filter:brightness(1.08)}
.pfc-fine{margin:10px 0 0;text-align:center;font-size:13.5px;color:var(--k2)}
.pfc-head,.pfc-row{display:grid;grid-template-columns:22px 164px minmax(120px,420px) minmax(56px,1fr) minmax(84px,1.1fr) minmax(84px,1.1fr);gap:0 13px;align-items:center}
.pfc-head{font-size:13px;color:var(--k2);padding-bottom:4px;text-align:right}.pfc-head>:nth-child(2){text-align:left}
.pfc-years{position:relative;height:18px}.pfc-years span{position:absolute;translate:-50%;white-space:nowrap}.pfc-years span:first-child{translate:0}.pfc-years span:last-child{translate:-100%}
.pfc-group legend{padding:14px 0 4px;font-size:17px;font-weight:650}.pfc-group legend span{margin-left:8px;font-size:14px;font-weight:400;color:var(--k2)}
.pfc-row{min-height:68px;margin:0 -16px;padding:9px 16px;border-radius:12px;cursor:pointer}
.pfc-row:hover{background:color-mix(in oklab,var(--ln) 3%,#fff)}
.pfc-row:has(:checked){background:color-mix(in oklab,var(--ln) 6%,#fff);box-shadow:inset 0 0 0 2px var(--ln)}
.pfc-pay b{display:block;font-weight:600;font-size:25px;line-height:27px;font-family:var(--font-voice,inherit)}.pfc-pay span{display:block;font-size:13.5px;line-height:17px;color:var(--k2)}
.pfc-axis{display:flex;align-items:flex-end;height:44px;background:repeating-linear-gradient(90deg,transparent 0 calc(100%/var(--pfc-years) - 1px),var(--hair) 0 calc(100%/var(--pfc-years)))}
.pfc-ribbon{--n:var(--pfc-months);position:relative;width:calc(100%*var(--n)/var(--pfc-years)/12);height:var(--pfc-height);background:repeating-linear-gradient(90deg,color-mix(in oklab,var(--ln) 55%,#fff) 0 calc(100%/var(--n) - 2px),transparent 0 calc(100%/var(--n)));print-color-adjust:exact}
:checked~.pfc-axis .pfc-ribbon{background:repeating-linear-gradient(90deg,var(--ln) 0 calc(100%/var(--n) - 2px),transparent 0 calc(100%/var(--n)))}
.pfc-sidebar::after{content:"";position:absolute;inset:auto 2px -7px 0;height:4px;border-radius:2px;background:#f0a779}
.pfc-num{text-align:right;font-weight:500}.pfc-num::before{content:attr(data-label) " "}.pfc-num::before,.pfc output{position:absolute;opacity:0}
.pfc-note{margin:8px 0 0;font-size:13.5px;color:var(--k2)}
.pfc-acts{display:flex;gap:8px;margin-top:16px}
.pfc-act{min-height:44px;padding:0 16px;border:1px solid #d2cec8;border-radius:var(--pf-radius,10px);background:#fff;color:var(--k);font-family:inherit;font-weight:600;font-size:14px;line-height:1.2;cursor:pointer}
.pfc-act:hover{background:#f4f2ef}
.pfc-mail{display:grid;grid-template-columns:minmax(0,320px) auto;justify-content:start;gap:6px 8px;margin-top:16px}.pfc-mail label,.pfc-mail p{grid-column:1/-1;margin:0}
.pfc-mail input{min-height:44px;padding:0 12px;border:1px solid #8a867f;border-radius:10px;background:#fff;color:inherit;font:inherit}
.pfc-legal{max-width:96ch;margin:20px 0 0;padding-top:14px;border-top:1px solid var(--hair);font-size:13px;line-height:19px;color:var(--k2)}
.pfc-none{padding:24px 0}
@container(max-width:1080px){.pfc-in{gap:36px;padding:28px 28px 24px}.pfc-head,.pfc-row{grid-template-columns:22px 150px minmax(80px,1fr) 60px 84px 84px;gap:0 8px}.pfc-title{font-size:34px;line-height:39px}}
@container((min-width:941px) and (max-width:1270px)) or (max-width:840px){.pfc-years :not(:first-child,:last-child){display:none}}
@container(max-width:940px){.pfc-in{grid-template-columns:minmax(0,1fr);gap:28px}}
@container(max-width:640px){.pfc-in{padding:24px 20px}.pfc-head{display:none}.pfc-group legend span{display:block;margin:2px 0 0}
.pfc-row{grid-template-columns:22px repeat(3,minmax(0,1fr));gap:8px 12px;margin:0 -8px;padding:12px 8px;border-bottom:1px solid var(--hair);border-radius:10px}
.pfc-pay{grid-column:2/-1}.pfc-pay span{display:inline}.pfc-pay b{display:inline;margin-right:6px}.pfc-axis{grid-column:2/-1;height:36px}.pfc-num{text-align:left;font-size:14px}.pfc-num:nth-of-type(3){grid-column:2}
.pfc-num::before{position:static;opacity:1;display:block;font-size:12.5px;font-weight:400;color:var(--k2)}}
@media(forced-colors:active){.pfc-ribbon,.pfc-sidebar::after{forced-color-adjust:none}.pfc-row:has(:checked){outline:2px solid Highlight}.pfc input[type=radio]:checked{border-color:Highlight}}
@media print{.pfc-go,.pfc-fine,.pfc-acts,.pfc-mail,.pfc-slider,.pfc-ends{display:none}.pfc-row{break-inside:avoid}}
`;
