/** Style sheet of the report page. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #5d6b7c; --line: #dfe4ea; --page: #f7f8fa; --card: #fff;
  --range: #c9d7e8; --real: #b9c9dd; --sim: #d9480f; --good: #2b8a3e; --warn: #b7791f; --bad: #c92a2a; --tick: #1b2430; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf1; --soft: #97a4b5; --line: #2c3642; --page: #12171d;
  --card: #1a212a; --range: #34465c; --real: #3d5069; --sim: #ff922b; --good: #69db7c; --warn: #ffd43b; --bad: #ff8787;
  --tick: #e6ebf1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto,
  sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1100px; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
.kicker { margin: 0; color: var(--soft); font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; }
h1 { margin: .2rem 0 1.2rem; font-size: 2.4rem; letter-spacing: -.02em; }
h2 { margin: 2.8rem 0 .8rem; font-size: 1.25rem; } h2 small { margin-left: .5rem; color: var(--soft); font-size: .85rem;
  font-weight: 400; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .8rem; }
.figures div, figure, .scroll { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.figures div { padding: .9rem 1.1rem; } .figures strong { display: block; font-size: 1.9rem; line-height: 1.1; }
.figures span { color: var(--soft); font-size: .85rem; }
pre { overflow-x: auto; margin: 1rem 0 0; color: var(--soft); font-size: .8rem; white-space: pre-wrap; }
nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .2rem .9rem; margin-top: 1.2rem; padding: .6rem 0;
  background: var(--page); border-bottom: 1px solid var(--line); font-size: .85rem; }
nav a { color: var(--soft); text-decoration: none; white-space: nowrap; } nav a:hover { color: var(--ink); }
section { scroll-margin-top: 3rem; } .scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .45rem .8rem; text-align: left; vertical-align: middle;
  border-bottom: 1px solid var(--line); } tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .75rem; font-weight: 600; }
th[scope=row] { min-width: 15rem; font-weight: 400; line-height: 1.25; } th code { display: block; color: var(--soft);
  font-size: .72rem; } .value { white-space: nowrap; } .value small { display: block; color: var(--soft); font-size: .72rem; }
.mark { padding: .1rem .5rem; border-radius: 99px; border: 1px solid currentColor; font-size: .72rem; white-space: nowrap; }
.mark.inside { color: var(--good); } .mark.near { color: var(--warn); } .mark.outside, .mark.far { color: var(--bad); }
.mark.none { display: none; } .bullet { display: block; width: 260px; height: 22px; }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif; } svg .number { fill: var(--ink); }
.axis, .grid { stroke: var(--line); } .range { fill: var(--range); } .target { stroke: var(--tick); stroke-width: 2; }
.whisker { stroke: var(--sim); stroke-width: 2; } .dot { fill: var(--good); } .dot.near { fill: var(--warn); }
.dot.outside, .dot.far { fill: var(--bad); } .real { fill: var(--real); } path.simulated { fill: none; stroke: var(--sim);
  stroke-width: 1.8; } .ring { fill: var(--card); stroke: var(--soft); stroke-width: 2; } .between { stroke: var(--sim);
  stroke-width: 2; opacity: .6; } .rates .dot { fill: var(--sim); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; padding: 1rem; } figure svg { display: block; width: 100%; height: auto; }
figcaption { margin-top: .5rem; font-size: .88rem; } figcaption small { display: block; color: var(--soft); }
.key { display: inline-block; width: .8rem; height: .8rem; margin-left: .6rem; border-radius: 3px; vertical-align: -1px; }
.key.real { background: var(--real); } .key.simulated { height: 2px; background: var(--sim); vertical-align: 4px; }
.key.ring { border: 2px solid var(--soft); border-radius: 50%; } .key.dot { border-radius: 50%; background: var(--sim); }
ul { color: var(--soft); }
.legend { display: flex; flex-wrap: wrap; gap: .6rem 2rem; align-items: flex-start; margin-top: 1.2rem; font-size: .85rem; }
.legend ul { flex: 1 1 24rem; margin: 0; padding: 0; list-style: none; } .legend li { margin: .2rem 0; }
.legend label { display: inline-flex; gap: .4rem; align-items: center; font-weight: 600; cursor: pointer; }
.key.range { margin-left: 0; background: var(--range); } .key.tick { width: 2px; background: var(--tick); }
main:has(#outside-only:checked) tr:is(.inside, .near, .none), main:has(#outside-only:checked) section:is(#distributions, #rates,
  #missing), main:has(#outside-only:checked) section:has(table):not(:has(tr:is(.outside, .far))) { display: none; }
@media print { nav { position: static; } section { break-inside: avoid-page; } }
`;
