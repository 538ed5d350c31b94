/** The look of every page of the sandbox: system fonts, both colour schemes, no asset. */
export const styles = `
:root { --ink: #1d2433; --quiet: #5a6478; --line: #d9dee8; --sheet: #fff; --ground: #f4f6fa; --accent: #1f5fbf; --on-accent: #fff; --mark: #e3f3e6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecf4; --quiet: #a3adc0; --line: #374056; --sheet: #1b2130; --ground: #12161f; --accent: #8ab4f8; --on-accent: #10213d; --mark: #1d3a26; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: baseline; }
.narrow { max-width: 28rem; }
.stack label { display: grid; gap: .25rem; }
.stack input:not([type=hidden]) { font: inherit; padding: .625rem; width: 100%; border: 1px solid var(--line); border-radius: .375rem; background: var(--sheet); color: inherit; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); }
code, pre, .code { font-family: ui-monospace, monospace; }
.quiet { color: var(--quiet); font-size: .875rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 .75rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
.stack { display: grid; gap: .75rem; margin: 1.5rem 0; }
button, .button { display: inline-block; font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--sheet); color: var(--ink); text-decoration: none; cursor: pointer; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
input[type=search] { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--sheet); color: var(--ink); width: min(100%, 24rem); }
.search { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.message-head { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.channel { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; font-size: .8125rem; }
.code-row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: .75rem 0; }
.code { font-size: 1.75rem; letter-spacing: .15em; }
ul.sheet { padding-left: 2.25rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; }
iframe { width: 100%; height: 28rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
.right { background: var(--mark); font-weight: 600; }
`;
